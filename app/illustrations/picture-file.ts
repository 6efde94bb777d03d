/** Written in by the build: it changes with any of the drawings. */
const version: string | undefined = import.meta.env.PICTURES_VERSION

/** Where a recipe's picture is, a file of its own among the app's hashed ones. */
export const pictureFile = (recipeId: number) => `/assets/picture-${recipeId}-${version}.svg`

/** The build writes it in. */
const version: string | undefined = import.meta.env.PICTURES_VERSION

export const pictureFile = (recipeId: number) => `/assets/picture-${recipeId}-${version}.svg`

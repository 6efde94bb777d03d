import { createDocument, type ZodOpenApiOperationObject } from "zod-openapi"
import { opensFor } from "../account/access-token/opens.ts"
import { errorResponses } from "./errors.ts"
import { operations } from "./operations.ts"

const about = `What a mother's other apps can do with her data, if she lets them.

She makes an access token under Profile, Settings, and gives it to one app, which sends it as \`Authorization: Bearer florescer_…\`.
A token opens the operations of this document and nothing else. It may read, and write only if she allowed that.
120 requests a minute are answered. Answers are never to be cached.

Operations marked \`x-stability: stable\` stay as they are until version 2. They may answer more in time: ignore keys that
you do not know.`

/** Builds the OpenAPI 3.1 description of what access tokens may do. */
export function openApiDocument(baseUrl: string) {
  return createDocument(
    {
      openapi: "3.1.1",
      info: { title: "Florescer", version: "1.0.0", description: about, license: { name: "MIT", identifier: "MIT" } },
      servers: [{ url: baseUrl }],
      paths: pathsOf(operations),
      components: {
        securitySchemes: {
          accessToken: { type: "http", scheme: "bearer", description: "Made by her; shown once." },
        },
      },
    },
    {
      allowEmptySchema: { custom: true },
      override: ({ jsonSchema, zodSchema }) => {
        if (zodSchema._zod.def.type === "custom") jsonSchema.type = "string"
      },
    },
  )
}

function pathsOf(all: typeof operations) {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const operation of all) {
    const [method = "", path = ""] = operation.route.split(" ")
    const place = path.replace(/:(\w+)/g, "{$1}")
    paths[place] = { ...paths[place], [method.toLowerCase()]: operationObject(operation) }
  }
  return paths
}

function operationObject({
  route,
  id,
  summary,
  description,
  isStable,
  path,
  query,
  body,
  answer,
  errors,
}: (typeof operations)[number]) {
  const content = { "application/json": { schema: answer } }
  return {
    operationId: id,
    summary,
    ...(description && { description }),
    "x-stability": isStable ? "stable" : "unstable",
    security: [{ accessToken: [opensFor[route] ?? "read"] }],
    requestParams: { ...(path && { path }), ...(query && { query }) },
    ...(body && { requestBody: { required: true, content: { "application/json": { schema: body } } } }),
    responses: { 200: { description: "Hers.", content }, ...errorResponses(errors ?? []) },
  } satisfies ZodOpenApiOperationObject
}

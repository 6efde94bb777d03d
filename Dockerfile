# The web app, built with everything that building needs.
FROM node:26-slim AS build
WORKDIR /florescer
COPY package.json package-lock.json .npmrc ./
# Nothing that is needed here has an install script.
RUN npm ci --ignore-scripts
COPY . .
RUN NODE_ENV=production node node_modules/@react-router/dev/bin.cjs build

# What the server needs of npm when it runs.
FROM node:26-slim AS dependencies
WORKDIR /florescer
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --omit=dev --omit=optional --omit=peer

# The server runs its TypeScript as it is.
FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# As scripts/server-process.mjs sets them for `npm start`.
ENV UV_THREADPOOL_SIZE=16 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /florescer
COPY --from=dependencies /florescer/node_modules node_modules
COPY --from=build /florescer/build/client build/current/client
COPY package.json ./
COPY content content
COPY domain domain
COPY server server
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=40", "server/main.ts"]

# The embedded shop on a PostgreSQL of yours; docs/deploy.md says how to run it, and with which proxy in front. Built by
# tests/functions/container.test.ts where a Docker engine answers.
FROM node:20.19.5-bookworm-slim AS build
WORKDIR /shop
RUN npm install --global npm@11
# The install script patches the database driver, so it is copied along with the lock file.
COPY package.json package-lock.json .npmrc deno.json ./
COPY supabase/local/vendor-workarounds/patch-postgres.ts supabase/local/vendor-workarounds/
RUN npm ci
COPY . .
RUN npm run build:code

FROM node:20.19.5-bookworm-slim
ENV NODE_ENV=production SHOP_HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /shop
# The pages are rendered at the start, out of the database, so the folder belongs to the user that runs the shop.
RUN mkdir /data && chown node:node /data /shop
COPY --from=build --chown=node:node /shop /shop
USER node
VOLUME /data
# For a proxy with HTTPS only, which needs SITE_URL, API_URL and TRUSTED_PROXIES.
EXPOSE 4173 54321
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:54321/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The permissions of `npm start`.
CMD ["node_modules/deno/deno", "run", "--no-prompt", "--v8-flags=--max-semi-space-size=4,--heap-growing-percent=12", "--allow-env", "--allow-net", "--allow-read", "--allow-write", "--allow-sys", "--allow-run=node,node_modules/deno/deno", "supabase/local/main.ts"]

# Builds the portal, then keeps only what runs. docs/install.md says how to start it.
FROM node:24-bookworm AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build /entrega && cd /entrega && npm ci --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/var/lib/portal
COPY --from=build --chown=root:root /entrega /opt/portal
RUN install -d -m 0700 -o node -g node /var/lib/portal
USER node
WORKDIR /opt/portal
VOLUME /var/lib/portal
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/salud').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/run.mjs", "start"]

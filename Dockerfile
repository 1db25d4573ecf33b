# The whole site in one container: the executable, the libraries it links to, and nothing else.
FROM node:26-bookworm AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm run build:binary && sh app/server/executable/image-root.sh /image

FROM scratch
COPY --from=build /image /
USER 10001:10001
WORKDIR /data
VOLUME /data
# The C library keeps less memory that nobody uses.
ENV DATABASE_URL=file:/data/summit.db MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["/summit", "check", "--ready"]
ENTRYPOINT ["/summit"]

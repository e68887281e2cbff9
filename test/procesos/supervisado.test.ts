import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { emptyDatabase } from '#test/support/portal/portal.ts'
import { TEST_TODAY } from '#test/support/test-today.ts'

let supervisor: ChildProcess
let port: number
let said = ''
/** Exit code, once all its output was read too: what it says must not reach the next test. */
const ended = () => new Promise<number | null>((resolve) => supervisor.once('close', resolve))

/** Another process can take the port between the probe and the start. */
const ATTEMPTS = 5

async function start(env: Readonly<Record<string, string>> = {}, attempt = 1): Promise<void> {
  port = await freePort()
  said = ''
  const { dataDir, databaseUrl } = await emptyDatabase()
  supervisor = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      PORTAL_TODAY: TEST_TODAY,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [supervisor.stdout, supervisor.stderr])
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await expect.poll(() => said).toMatch(/Portal en|está ocupado/)
  if (said.includes('está ocupado') && attempt < ATTEMPTS) await start(env, attempt + 1)
}

/** A TCP port that is free now, on loopback. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port: free } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return free
}

/** The process that serves: the only child of the one that supervises. */
const servidor = () =>
  Number(readFileSync(`/proc/${supervisor.pid}/task/${supervisor.pid}/children`, 'utf8').trim().split(' ')[0])

/** A sign-in whose body never ends: under way for as long as the server lives. */
async function sinTerminar(): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const head = ['POST /api/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', 'Content-Length: 60']
  await new Promise<void>((sent) => socket.write(`${head.join('\r\n')}\r\n\r\n{"usuario":`, () => sent()))
}

describe('npm start', () => {
  afterEach(async () => {
    if (supervisor.exitCode !== null) return
    const end = ended()
    supervisor.kill()
    await end
  })

  it('has the server up again after it is killed, and says which call was under way', async () => {
    await start()
    await sinTerminar()
    // Answered after the one that waits was taken in.
    expect((await fetch(`http://127.0.0.1:${port}/api/salud`)).status).toBeGreaterThan(0)
    const first = servidor()
    process.kill(first, 'SIGKILL')
    const up = () =>
      fetch(`http://127.0.0.1:${port}/api/info`)
        .then(({ status }) => status)
        .catch(() => 0)
    // How soon is measured by the bench (`procesos`).
    await expect.poll(up, { interval: 50 }).toBe(200)
    expect(servidor()).not.toBe(first)
    const line = said.split('\n').find((each) => each.includes('ended unexpectedly'))
    const { signal, llamadas } = JSON.parse(line ?? '{}') as { signal: string; llamadas: string[] }
    expect(signal).toBe('SIGKILL')
    expect(llamadas).toEqual([expect.stringMatching(/^[0-9a-f-]{36} POST \/api\/login$/)])
  })

  it('kills and restarts a server that does not answer, and logs it', async () => {
    await start({ HANG_SECONDS: '5' })
    const first = servidor()
    // A stopped process accepts connections and answers none, like one whose event loop is held.
    process.kill(first, 'SIGSTOP')
    await expect.poll(() => said).toContain('did not answer')
    const up = () =>
      fetch(`http://127.0.0.1:${port}/api/info`)
        .then(({ status }) => status)
        .catch(() => 0)
    await expect.poll(up, { interval: 50 }).toBe(200)
    expect(servidor()).not.toBe(first)
    const line = said.split('\n').find((each) => each.includes('did not answer'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 60, sinRespuestaMs: 5000 })
  })

  it('passes on the signal that ends it, and ends when the server has', async () => {
    await start()
    const server = servidor()
    const end = ended()
    supervisor.kill('SIGTERM')
    expect(await end).toBe(0)
    expect(() => process.kill(server, 0)).toThrow()
  })
})

describe('a server that cannot start', () => {
  it('says why once, and is not started again', async () => {
    let out = ''
    const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
      env: { ...process.env, PORT: 'muchos' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (out += chunk.toString()))
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(1)
    expect(out.match(/El portal no puede empezar/g)).toHaveLength(1)
  })
})

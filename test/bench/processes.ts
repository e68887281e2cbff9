import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Medida } from './main.ts'
import { median, ms } from './statistics.ts'

const REST_MS = 5_000

/** Falls of the server that are measured: each the first of its supervisor, which waits for nothing before it. */
const CAIDAS = 3

/** Time of `portal --help`, median of seven. */
export async function measureCliStart(): Promise<Medida> {
  const samples: number[] = []
  for (let run = 0; run < 7; run += 1) {
    const start = performance.now()
    const { status } = spawnSync(process.execPath, [path.resolve('dist/portal.js'), '--help'])
    if (status !== 0) throw new Error('portal --help failed')
    samples.push(performance.now() - start)
  }
  const time = median(samples)
  return Promise.resolve({ que: '`portal --help`', cifra: ms(time), meta: '< 500 ms', cumple: time < 500 })
}

/** Resident memory of the server, started and left alone for five seconds. */
export async function measureServerMemory(): Promise<Medida> {
  const server = spawn(process.execPath, [path.resolve('dist/start.js')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve) =>
    server.stdout.on('data', (chunk: Buffer) => chunk.includes('Portal en') && resolve()),
  )
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  const rss = await residentMb(server.pid ?? 0)
  server.kill('SIGTERM')
  return {
    que: 'Servidor en reposo, memoria residente',
    cifra: `${rss.toFixed(0)} MB`,
    meta: '< 150 MB',
    cumple: rss < 150,
  }
}

/** Resident memory of the process that `npm start` leaves beside the server. */
export async function measureSupervisorMemory(): Promise<Medida> {
  const { supervisor, serves } = startSupervisor()
  await serves()
  const mb = await residentMb(supervisor.pid ?? 0)
  await stop(supervisor)
  const que = 'Proceso que vigila al servidor, memoria residente'
  return { que, cifra: `${mb.toFixed(0)} MB`, meta: '< 45 MB', cumple: mb < 45 }
}

/** From when the server is killed until another answers a call, under what `npm start` leaves beside it: the median of three. */
export async function measureLevantado(): Promise<Medida> {
  const samples: number[] = []
  for (let caida = 0; caida < CAIDAS; caida += 1) samples.push(await levantar())
  const time = median(samples)
  return {
    que: 'Servidor muerto (SIGKILL), hasta que otro contesta',
    cifra: ms(time),
    meta: '< 3000 ms',
    cumple: time < 3000,
  }
}

async function levantar(): Promise<number> {
  const { supervisor, serves } = startSupervisor()
  await serves()
  const pid = supervisor.pid ?? 0
  const [servidor] = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ')
  const start = performance.now()
  process.kill(Number(servidor), 'SIGKILL')
  const res = await fetch(`${await serves()}/api/info`)
  const time = performance.now() - start
  if (res.status !== 200) throw new Error(`started again: ${res.status}`)
  await stop(supervisor)
  return time
}

/** What `npm start` runs; `serves` waits for the next server and returns its address. */
function startSupervisor() {
  const supervisor = spawn(process.execPath, [path.resolve('scripts/run.mjs'), 'start'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const serves = async (): Promise<string> => {
    for (;;) {
      const [chunk] = (await once(supervisor.stdout, 'data')) as [Buffer]
      const [, url] = /Portal en (http:\S+)/.exec(chunk.toString()) ?? []
      if (url !== undefined) return url
    }
  }
  return { supervisor, serves }
}

async function stop(supervisor: ChildProcess): Promise<void> {
  const ended = once(supervisor, 'exit')
  supervisor.kill('SIGTERM')
  await ended
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? '0') / 1024
}

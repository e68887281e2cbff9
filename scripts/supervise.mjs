// Keeps a program running: a plain process that starts it, passes signals on, says what it was doing when it ended without
// being asked, and starts it again. It builds nothing and loads no library, so that it stays small.
import { spawn } from 'node:child_process'
import { get } from 'node:http'
import { readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** The first fall is answered at once, the next after this; each soon after another waits twice as long as the last. In ms. */
const PAUSE_MS = 500
const MAX_PAUSE_MS = 30_000
/** A program that has run this long had been well. */
const WELL_MS = 60_000

/** Seconds without an answer after which the program is killed and started again. HANG_SECONDS sets another limit. */
const HANG_S = 20
/** Questions without an answer after which it is killed, each with its share of the time limit. */
const PREGUNTAS = 4

/**
 * Runs `node <args>` until it ends by itself with 0, is told to by a signal, or cannot start. Ends with its exit code. The
 * program sends `{ salud }` by IPC once it serves: the address that is asked whether it still answers. It keeps the calls under
 * way in the file that PORTAL_EN_CURSO names. What somebody agreed to at the start, `onlyOnce`, is not said again when it is
 * started anew.
 */
export function supervise(args, env, onlyOnce = []) {
  const limiteMs = Number(env.HANG_SECONDS || HANG_S) * 1000
  const enCurso = path.join(os.tmpdir(), `portal-en-curso-${process.pid}`)
  let child = null
  let asked = null
  let falls = 0
  let timer = null

  const end = (code) => {
    rmSync(enCurso, { force: true })
    process.exit(code)
  }
  const start = () => {
    const startedAt = Date.now()
    let served = false
    child = spawn(process.execPath, args, {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...env, PORTAL_EN_CURSO: enCurso },
    })
    const own = child
    own.on('message', ({ salud }) => {
      served = true
      void watch(own, salud)
    })
    child.on('exit', (code, signal) => {
      child = null
      if (asked !== null || code === 0) end(code ?? (asked === 'SIGINT' ? 130 : 143))
      // What cannot even start says why itself: again would be the same.
      if (!served && falls === 0) end(code ?? 1)
      if (Date.now() - startedAt > WELL_MS) falls = 0
      const pause = falls === 0 ? 0 : Math.min(PAUSE_MS * 2 ** (falls - 1), MAX_PAUSE_MS)
      falls += 1
      say({ msg: 'the server ended unexpectedly', code, signal, llamadas: underWay(enCurso), otraVezEnMs: pause })
      args = args.filter((arg) => !onlyOnce.includes(arg))
      timer = setTimeout(start, pause)
    })
  }
  /**
   * Asks a program that serves until it ends or leaves questions unanswered for `limiteMs`; then kills it, because a stopped event loop runs
   * no signal handler. Questions are counted, not time: a machine that was suspended has asked nothing meanwhile.
   */
  const watch = async (own, salud) => {
    const turnoMs = limiteMs / PREGUNTAS
    let unanswered = 0
    while (own === child && asked === null && unanswered < PREGUNTAS) {
      const turno = sleep(turnoMs)
      unanswered = (await answers(salud, turnoMs)) ? 0 : unanswered + 1
      await turno
    }
    if (own !== child || asked !== null) return
    say({ msg: 'the server did not answer: killing it', salud, sinRespuestaMs: limiteMs, llamadas: underWay(enCurso) })
    own.kill('SIGKILL')
  }
  for (const signal of SIGNALS)
    process.on(signal, () => {
      asked = signal
      if (timer !== null && child === null) end(0)
      child?.kill(signal)
    })
  start()
}

/** Whether anything at all is answered in time: a portal without its database says so, and would not be better started anew. */
function answers(url, limitMs) {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: Math.ceil(limitMs) }, (response) => {
      response.resume()
      resolve(true)
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false))
  })
}

/** One line of JSON, like those of the program's own log. */
function say(fields) {
  process.stdout.write(`${JSON.stringify({ level: 60, time: new Date().toISOString(), ...fields })}\n`)
}

/** Our own question: it says nothing of why a program ended. */
const PREGUNTA = / GET \/api\/salud$/

/** The calls that the program had not answered when it ended: "<request id> <method> <route>". */
function underWay(file) {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !PREGUNTA.test(line))
  } catch {
    return []
  }
}

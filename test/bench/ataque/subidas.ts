import { Agent, request } from 'node:http'
import { readFile } from 'node:fs/promises'
import { Desk } from '#test/bench/altas.ts'
import { forma } from './forma.ts'
import type { Medida } from '#test/bench/main.ts'
import { startProceso } from '#test/bench/proceso.ts'

const OLEADA = 250
const A_LA_VEZ = 60
/** A JPEG by its first bytes; the rest is as large as a photo of a phone. */
const FOTO = Buffer.alloc(2_000_000, 0)
FOTO.set([0xff, 0xd8, 0xff, 0xe0])
FOTO.set([0xff, 0xd9], FOTO.length - 2)
const MEDIR_MS = 50
/** Sooner than it is told to come again: sixty people who press the button. */
const REINTENTO_MS = 250

const rssMb = async (pid: number): Promise<number> =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0') / 1024

/** Two waves of 250 files, sixty at once: the memory of the second, at its highest, is that of the first and a tenth more at most. */
export async function measureSubidas(): Promise<Medida[]> {
  const portal = await startProceso('start')
  const desk = new Desk({ request: (url, init) => fetch(url.replace('http://localhost', portal.url), init) })
  await desk.signIn()
  const reposo = await rssMb(portal.pid)
  const primera = await oleada(portal, desk.cookie)
  const segunda = await oleada(portal, desk.cookie)
  await portal.end()
  const mas = (segunda / primera - 1) * 100
  const que = `Dos oleadas de ${OLEADA} archivos de 2 MB, ${A_LA_VEZ} a la vez`
  return [
    {
      que: `${que}: memoria de la primera (antes, ${reposo.toFixed(0)} MB)`,
      cifra: `${primera.toFixed(0)} MB`,
      meta: '–',
      cumple: true,
    },
    { que: `${que}: memoria de la segunda`, cifra: `${segunda.toFixed(0)} MB (${mas.toFixed(1)} % más)`, meta: '≤ 10 % más', cumple: mas <= 10 },
  ] // prettier-ignore
}

/** The most memory while a wave is kept whole; one that finds no room comes again. */
async function oleada({ url, pid }: { readonly url: string; readonly pid: number }, cookie: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: A_LA_VEZ })
  let most = 0
  const measuring = setInterval(() => void rssMb(pid).then((now) => (most = Math.max(most, now))), MEDIR_MS)
  let left = OLEADA
  const sender = async () => {
    while (left > 0) {
      left -= 1
      while ((await subir(agent, url, cookie)) !== 201)
        await new Promise((resolve) => setTimeout(resolve, REINTENTO_MS))
    }
  }
  await Promise.all(Array.from({ length: A_LA_VEZ }, sender))
  clearInterval(measuring)
  agent.destroy()
  return most
}

/** The status of one file sent; 0 where the connection ended. Throws at a refusal that another try will not change. */
function subir(agent: Agent, url: string, cookie: string): Promise<number> {
  const { tipo, cuerpo } = forma('file', 'foto.jpg', FOTO, { clase: 'foto' })
  const headers = {
    cookie,
    'content-type': tipo,
    'content-length': String(cuerpo.length),
    'sec-fetch-site': 'same-origin',
  }
  return new Promise((resolve, reject) => {
    const req = request(`${url}/api/archivos`, { agent, method: 'POST', headers }, (res) => {
      res.resume()
      const { statusCode: status = 0 } = res
      if (status !== 201 && status !== 503 && status !== 429) reject(new Error(`a file was answered ${status}`))
      res.once('close', () => resolve(status))
    })
    req.once('error', () => resolve(0))
    req.end(cuerpo)
  })
}

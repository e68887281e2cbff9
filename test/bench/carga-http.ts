import { Agent, request } from 'node:http'

export interface Peticion {
  readonly metodo?: 'GET' | 'POST'
  readonly ruta: string
  readonly cabeceras?: Readonly<Record<string, string>>
  readonly cuerpo?: string
}

/** One request over a kept connection; its status and how long it took, whole. */
export function pedir(agent: Agent, base: string, peticion: Peticion): Promise<{ estado: number; ms: number }> {
  const { metodo = 'GET', ruta, cabeceras = {}, cuerpo } = peticion
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const length = cuerpo === undefined ? {} : { 'content-length': String(Buffer.byteLength(cuerpo)) }
    const req = request(`${base}${ruta}`, { agent, method: metodo, headers: { ...cabeceras, ...length } }, (res) => {
      res.resume()
      res.once('end', () => resolve({ estado: res.statusCode ?? 0, ms: performance.now() - start }))
      res.once('error', reject)
    })
    req.once('error', reject)
    req.end(cuerpo)
  })
}

/** `clientes` that ask without a pause for `duracionMs`; milliseconds of each answer. Throws at the first that is not 200. */
export async function cargar(
  base: string,
  siguiente: (n: number) => Peticion,
  clientes: number,
  duracionMs: number,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: clientes })
  const until = performance.now() + duracionMs
  const samples: number[] = []
  let n = 0
  const client = async () => {
    while (performance.now() < until) {
      const peticion = siguiente((n += 1))
      const { estado, ms } = await pedir(agent, base, peticion)
      if (estado !== 200) throw new Error(`${base}${peticion.ruta} answered ${estado}`)
      samples.push(ms)
    }
  }
  await Promise.all(Array.from({ length: clientes }, client))
  agent.destroy()
  return samples
}

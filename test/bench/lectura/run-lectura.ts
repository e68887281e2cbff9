import { appendFile, writeFile } from 'node:fs/promises'
import { Lector } from '#api/documentos/lector/lector.ts'
import type { Argumentos } from './argumentos.ts'
import { carpeta, guardar } from './carpeta.ts'
import { corpus } from './corpus.ts'
import { medirDigitales } from './digital.ts'
import { partes } from './informe.ts'
import { leerTodo, SIN_PRISA, type Leida } from './leer-todo.ts'
import { Memoria } from './memoria.ts'
import { metas } from './metas.ts'
import { compararConNativo } from './nativo.ts'
import { medirServicio } from './servicio.ts'

/** Reads, counts, prints. 0 when every goal judged is met, else 1. */
export async function runLectura(args: Argumentos, folder: string): Promise<number> {
  const lector = new Lector({ procesos: args.procesos, ...SIN_PRISA })
  const memoria = new Memoria()
  if (args.fallas !== null) await writeFile(args.fallas, '')
  const alLeer = async (leida: Leida): Promise<void> => {
    process.stderr.write(senal(leida))
    if (args.guardar !== null) await guardar(leida.muestra, args.guardar)
    if (args.fallas !== null) await appendFile(args.fallas, fallas(leida))
  }
  const muestras = args.carpeta === null ? corpus(args, folder) : carpeta(args.carpeta)
  const leidas = await leerTodo(lector, muestras, {
    procesos: args.procesos,
    hasta: performance.now() + args.minutos * 60_000,
    alLeer,
  })
  lector.close()
  const pico = memoria.stop()
  process.stderr.write('\n')
  const comparacion = await compararConNativo(leidas, args.nativo, folder)
  const medidas = [
    ...metas(leidas, comparacion),
    ...(args.conServicio ? [...(await medirDigitales(leidas)), ...(await medirServicio(leidas, folder))] : []),
  ]
  for (const [title, text] of partes({ args, leidas, medidas, pico }))
    process.stdout.write(`\n## ${title}\n\n${text}\n`)
  return medidas.every(({ cumple }) => cumple) ? 0 : 1
}

/** A mark a file: what was worst in it. */
function senal({ veredictos, error }: Leida): string {
  if (error !== undefined) return 'E'
  const some = (resultado: string): boolean => veredictos.some((each) => each.resultado === resultado)
  return some('falso') ? 'X' : some('dudoso') ? 'd' : some('vacio') ? 'v' : '.'
}

function fallas({ muestra, veredictos, documento }: Leida): string {
  const { id, documento: papel, forma, dano } = muestra
  return veredictos
    .filter(({ resultado }) => resultado !== 'exacto')
    .map(({ campo, resultado, esperado, leido, fuente, confianza, seguro }) => {
      const facts = { id, papel, forma, dano, reconocido: documento, campo, resultado, esperado, leido }
      return `${JSON.stringify({ ...facts, fuente, confianza, seguro })}\n`
    })
    .join('')
}

import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import type { ContextoActo, SolicitudActo } from '#domain/organica/acto-organico.ts'
import type { EfectosActo, PrevistoActo } from '#domain/organica/efectos-acto.ts'
import { usosTexto } from '#domain/organica/uso-unidad.ts'
import { clavesBajo } from '#api/organica/edicion/claves-bajo.ts'
import { findUnidad, type UnidadFija } from '#api/organica/edicion/find-unidad.ts'
import { countUsosVivos } from '#api/organica/edicion/usos-unidad.ts'
import { abiertosDelFin } from './abiertos-del-fin.ts'
import { contarEfectos } from './contar-efectos.ts'
import { findDestino, hijasDe, judge } from './do-acto.ts'
import { claveEntre } from './mover-unidad.ts'

/** Returns what an act on the tree would do, without writing. Throws like `doActo`. */
export async function previewActo(actor: Actor, solicitud: SolicitudActo): Promise<PrevistoActo> {
  const { contexto, aplicaEl } = await judge(actor, solicitud)
  const efectos = await contarEfectos(solicitud, contexto)
  const espera =
    aplicaEl === null
      ? []
      : [
          `Queda programado: se hará el ${formatFecha(aplicaEl)}, y ese día se revisa de nuevo. Hasta entonces puede cancelarse.`,
          ...(await usosDelFin(solicitud)),
        ]
  return {
    efectos,
    claves: aplicaEl === null ? await clavesPrevistas(solicitud) : [],
    avisos: [...espera, ...avisosDe(solicitud, efectos, contexto)],
  }
}

/** Keys of the units that move under another one, before and after, in the order of the move. */
async function clavesPrevistas(solicitud: SolicitudActo): Promise<PrevistoActo['claves']> {
  const { tipo, unidadId, origenes } = solicitud
  if (tipo !== 'mover' && tipo !== 'fusionar') return []
  const pasan = tipo === 'mover' ? [await findUnidad(unidadId)] : await hijasDeTodas(origenes)
  if (pasan.length === 0) return []
  const padre = tipo === 'mover' ? await findDestino(solicitud) : await findUnidad(unidadId)
  const ocupadas = await clavesBajo(padre.claves)
  return pasan.map(({ nombre, clave: antes, claves }) => {
    const clave = claveEntre(ocupadas, antes)
    ocupadas.push({ clave, activa: true })
    return { nombre, antes: claves.join('-'), despues: [...padre.claves, clave].join('-') }
  })
}

async function hijasDeTodas(ids: readonly number[]): Promise<UnidadFija[]> {
  const hijas: UnidadFija[] = []
  for (const id of ids) hijas.push(...(await hijasDe(id)))
  return hijas
}

/** Warnings of a scheduled end: who uses the unit today and would block it. */
async function usosDelFin(solicitud: SolicitudActo): Promise<string[]> {
  if (solicitud.tipo !== 'terminar') return []
  const unidad = await findUnidad(solicitud.unidadId)
  const usos = await countUsosVivos(unidad)
  const abiertos = await abiertosDelFin(solicitud, unidad.nombre)
  return [
    ...(usos.length === 0
      ? []
      : [
          `Ese día no se hará mientras la usen: hoy, ${usosTexto(usos)}. «Fusionar» o «Mover» los pasa antes a otra unidad.`,
        ]),
    ...(abiertos === '' ? [] : [abiertos]),
  ]
}

const DEBE_LINEAS = {
  fusionar: 'Las líneas de pago conservan su referencia; la unidad que queda las debe.',
  terminar: 'Las líneas de pago conservan su referencia; las debe la entidad que elegiste.',
} as const satisfies Partial<Record<SolicitudActo['tipo'], string>>

function avisosDe(
  { tipo }: SolicitudActo,
  { perfiles, lineas }: EfectosActo,
  { unidad, destino, cierres }: ContextoActo,
): string[] {
  const debe = tipo === 'fusionar' || (tipo === 'terminar' && destino) ? [DEBE_LINEAS[tipo]] : []
  const extinta = tipo === 'terminar' && unidad.nivel === 1 && destino === null
  const sinCierre = unidad.nivel <= 1 ? cierres.filter(({ ultimaCerrada }) => ultimaCerrada === null) : []
  return [
    ...(perfiles.length > 0 ? [`Cambia lo que ven los usuarios con perfil ${perfiles.join(', ')}.`] : []),
    ...(lineas > 0 ? debe : []),
    ...(extinta ? [`Nadie toma sus adeudos: quedan en «Adeudos de entidades extintas».`] : []),
    ...sinCierre.map(({ nombre }) => `${nombre} no ha cerrado ninguna quincena en el portal.`),
  ]
}

import type { Actor } from '#domain/acceso/actor.ts'
import type { AvisoNuevo } from '#domain/avisos/aviso.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { rutaCaso } from '#domain/procesos/casos/ruta-caso.ts'
import type { PlainDate } from '#domain/plain-date.ts'

interface CasoAvisado {
  readonly id: number
  readonly folio: string
  readonly asunto: string
  readonly vence: PlainDate
}

/** Tells a person that a case is theirs now; nothing to who gave it to themselves. `version` tells one turn from the next. */
export function avisoAsignado(
  actor: Actor,
  { id, folio, asunto, vence }: CasoAvisado,
  usuarioId: number,
  version: number,
): AvisoNuevo[] {
  if (usuarioId === actor.id) return []
  return [
    {
      usuarioId,
      clase: 'caso',
      titulo: `Se te asignó el caso ${folio}`,
      texto: `${asunto}. Lo asignó ${actor.nombre}; vence el ${formatFecha(vence)}.`,
      enlace: rutaCaso({ folio }),
      clave: `caso:${id}:asignado:${version}`,
    },
  ]
}

/** Tells who is in charge of its process that a case was opened and nobody answers for it yet; nothing to who opened it. */
export function avisoSinAsignar(
  actor: Actor,
  { id, folio, asunto, vence }: CasoAvisado,
  encargados: readonly number[],
): AvisoNuevo[] {
  return encargados
    .filter((usuarioId) => usuarioId !== actor.id)
    .map((usuarioId) => ({
      usuarioId,
      clase: 'caso',
      titulo: `Caso nuevo sin asignar: ${folio}`,
      texto: `${asunto}. Lo abrió ${actor.nombre}; vence el ${formatFecha(vence)}. Estás a cargo de su proceso.`,
      enlace: rutaCaso({ folio }),
      clave: `caso:${id}:sin-asignar`,
    }))
}

/** Tells whoever opened or answers for a case that somebody else did something with it. */
export function avisoDeCaso(
  actor: Actor,
  { id, folio, asunto }: CasoAvisado,
  people: readonly (number | null)[],
  titulo: string,
  clave: string,
): AvisoNuevo[] {
  const others = [...new Set(people)].filter((person): person is number => person !== null && person !== actor.id)
  return others.map((usuarioId) => ({
    usuarioId,
    clase: 'caso',
    titulo: `${titulo}: ${folio}`,
    texto: `${asunto}. Por ${actor.nombre}.`,
    enlace: rutaCaso({ folio }),
    clave: `caso:${id}:${clave}`,
  }))
}

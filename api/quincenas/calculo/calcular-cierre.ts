import { quincenaOf } from '#domain/calendario/quincena.ts'
import { conPeriodos, type PeriodoReconocido } from '#domain/fondos/extemporaneas/periodo-reconocido.ts'
import { lineasDe } from '#domain/fondos/lineas.ts'
import { retroactivasDe } from '#domain/fondos/retroactivas.ts'
import { segmentosDe } from '#domain/fondos/segmentos.ts'
import type { LineaCierre } from '#domain/quincenas/linea-cierre.ts'
import { personasDeQuincena, type PersonaQuincena } from '#api/fondos/personas-quincena.ts'
import type { ContextoCierre, QuincenaCerrada } from './contexto-cierre.ts'
import { selectGuardado, selectSegmentos, type SegmentoGuardado } from './guardado.ts'

/** A person of a close: the days in the entity, and every line. */
export interface PersonaCalculada {
  readonly persona: PersonaQuincena
  /** Days in A or L in the entity; none for somebody who only has corrections. */
  readonly segmentos: readonly SegmentoGuardado[]
  readonly lineas: readonly LineaCierre[]
}

/** A part of those whom a close concerns: one person, or those whose id is after another's. */
export interface ParteCierre {
  readonly afiliadoId?: number
  readonly despues?: number
}

/**
 * Everybody whom the close of an entity's quincena concerns, page by page in the order of ids: those with days in it, whether
 * or not they make a line, and those whose closed quincenas are corrected (decisions 10.17 to 10.24). Reads only.
 */
export async function* calcularCierre(contexto: ContextoCierre): AsyncGenerator<PersonaCalculada[]> {
  for await (const page of calcularPersonas(contexto)) yield page.filter(isDelCierre)
}

/** The same, with those too who are looked at and make nothing: who just left, who goes to another entity. */
export async function* calcularPersonas(
  contexto: ContextoCierre,
  parte: ParteCierre = {},
): AsyncGenerator<PersonaCalculada[]> {
  const { entidadId, quincena, conocidoDesde } = contexto
  for await (const page of personasDeQuincena({ entidadId, quincena, conocidoDesde, ...parte })) {
    const retroactivas = await retroactivasOf(contexto, page)
    yield page.map((persona) => calcular(contexto, persona, retroactivas.get(persona.afiliadoId) ?? []))
  }
}

/** Whether a close keeps somebody. */
export function isDelCierre({ segmentos, lineas }: PersonaCalculada): boolean {
  return segmentos.length > 0 || lineas.length > 0
}

function calcular(
  { entidadId, quincena, parametros }: ContextoCierre,
  persona: PersonaQuincena,
  retroactivas: readonly LineaCierre[],
): PersonaCalculada {
  const segmentos = cotizados(segmentosDe(persona.hechos, quincena), entidadId)
  const ordinarias = parametros
    ? lineasDe(segmentos, parametros).map((linea) => ({ ...linea, corrige: quincena, origen: 'ordinaria' as const }))
    : []
  return { persona, segmentos, lineas: [...ordinarias, ...retroactivas] }
}

/** The days of one entity that contribute (decision 10.19). */
export function cotizados(segmentos: readonly SegmentoGuardado[], entidadId: number): SegmentoGuardado[] {
  return segmentos.filter((each) => each.entidadId === entidadId && (each.situacion === 'A' || each.situacion === 'L'))
}

/** The corrections of closed quincenas of those of a page whose past changed (decision 10.23), by person. */
async function retroactivasOf(
  contexto: ContextoCierre,
  page: readonly PersonaQuincena[],
): Promise<ReadonlyMap<number, LineaCierre[]>> {
  const changed = page.flatMap((persona) => {
    const cerradas = cerradasDesde(contexto, persona)
    return cerradas.length > 0 ? [{ persona, cerradas }] : []
  })
  if (changed.length === 0) return new Map()
  const ids = changed.map(({ persona }) => persona.afiliadoId)
  const first = Math.min(...changed.map(({ cerradas }) => cerradas[0]?.quincena ?? contexto.quincena))
  const guardado = await selectGuardado(contexto.entidadId, ids, [first, contexto.quincena - 1])
  const cierres = [...contexto.cerradas.values()].filter(({ quincena }) => quincena >= first)
  const segmentos = await selectSegmentos(
    cierres.map(({ cierreId }) => cierreId),
    ids,
  )
  return new Map(
    changed.map(({ persona, cerradas }) => {
      const own = guardado.get(persona.afiliadoId) ?? []
      const lineas = cerradas.flatMap((cerrada) => {
        const kept = segmentos.get(`${cerrada.cierreId} ${persona.afiliadoId}`)?.at(-1)
        const ahora = lineasAhora(contexto.entidadId, persona, cerrada, kept)
        const stored = own.filter(({ corrige }) => corrige === cerrada.quincena)
        return retroactivasDe(cerrada.quincena, ahora, stored)
      })
      return [persona.afiliadoId, lineas.map(toLineaCierre)]
    }),
  )
}

/** Closed quincenas that what is new of a person reaches, in order. */
function cerradasDesde({ cerradas }: ContextoCierre, { cambiaDesde }: PersonaQuincena): QuincenaCerrada[] {
  if (cambiaDesde === null) return []
  const from = quincenaOf(cambiaDesde)
  return [...cerradas.values()].filter(({ quincena }) => quincena >= from)
}

/**
 * A closed quincena computed again with what is known now and its sealed parameters. What payroll sets besides the salary stays
 * as it was kept: a load holds from its own quincena on. Days that late contributions recognised count as recognised, since
 * what they charged is stored beside what the close did; `mas` is one that is not approved yet.
 */
export function lineasAhora(
  entidadId: number,
  persona: PersonaQuincena,
  { quincena, parametros }: QuincenaCerrada,
  kept: SegmentoGuardado | undefined,
  mas: readonly PeriodoReconocido[] = [],
) {
  const onFile = kept ? persona.hechosCon(kept) : persona.hechos
  const hechos = conPeriodos(onFile, [...persona.reconocidos, ...mas])
  return lineasDe(cotizados(segmentosDe(hechos, quincena), entidadId), parametros)
}

function toLineaCierre({ quincena, ...linea }: ReturnType<typeof retroactivasDe>[number]): LineaCierre {
  // Only what the close keeps: a line that came from storage brings its own origin along.
  return { ...linea, corrige: quincena, origen: 'retroactiva' }
}

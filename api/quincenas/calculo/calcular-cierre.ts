import { lineasDeDecreto } from '#domain/fondos/parametros/decreto.ts'
import type { PeriodoReconocido } from '#domain/fondos/extemporaneas/periodo-reconocido.ts'
import { lineasDe } from '#domain/fondos/lineas.ts'
import type { HechoDePersona } from '#domain/fondos/hechos.ts'
import { conNomina, nominaDe } from '#domain/fondos/nomina.ts'
import { retroactivasDe, type LineaRetroactiva } from '#domain/fondos/retroactivas.ts'
import { segmentosDe } from '#domain/fondos/segmentos.ts'
import type { LineaCierre } from '#domain/quincenas/linea-cierre.ts'
import { personasDeQuincena, type PersonaQuincena } from '#api/fondos/personas-quincena.ts'
import type { CerradaAntes, ContextoCierre } from './contexto-cierre.ts'
import { cierresDecretados, partesCerradas } from './partes-cerradas.ts'
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
  /** Only people who ever belonged to this entity. */
  readonly algunaVezDe?: number
}

/**
 * Everybody whom the close of an entity's quincena concerns, page by page in the order of ids: those with days in it, whether
 * or not they make a line, and those whose closed quincenas are corrected (decisions 10.17 to 10.24). Reads only.
 */
export async function* calcularCierre(contexto: ContextoCierre): AsyncGenerator<PersonaCalculada[], void> {
  for await (const page of calcularPersonas(contexto)) yield page.filter(isDelCierre)
}

/** The same, with those too who are looked at and make nothing: who just left, who goes to another entity. */
export async function* calcularPersonas(
  contexto: ContextoCierre,
  parte: ParteCierre = {},
): AsyncGenerator<PersonaCalculada[], void> {
  const { entidadId, quincena, conocidoDesde, anterior } = contexto
  const alcance = {
    ...{ entidadId, quincena, conocidoDesde, nominaSupuesta: contexto.nominaSupuesta },
    cierreAnterior: anterior?.cierreId ?? null,
    decretadas: cierresDecretados(contexto),
  }
  for await (const page of personasDeQuincena({ ...alcance, ...parte })) {
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
  const segmentos = segmentosCotizados(persona, persona.hechos, entidadId, quincena)
  const ordinarias = parametros
    ? lineasDe(segmentos, parametros).map((linea) => ({
        ...linea,
        corrige: quincena,
        origen: 'ordinaria' as const,
        deEntidadId: null,
      }))
    : []
  return { persona, segmentos, lineas: [...ordinarias, ...retroactivas] }
}

/** The days of a person in one entity that contribute, with what its payroll says of them (decisions 10.19 and 11.18). */
function segmentosCotizados(
  { pagos }: Pick<PersonaQuincena, 'pagos'>,
  hechos: readonly HechoDePersona[],
  entidadId: number,
  quincena: number,
): SegmentoGuardado[] {
  return conNomina(cotizados(segmentosDe(hechos, quincena), entidadId), nominaDe(pagos, entidadId, quincena))
}

/** The days of one entity that contribute (decision 10.19). */
function cotizados(segmentos: readonly SegmentoGuardado[], entidadId: number): SegmentoGuardado[] {
  return segmentos.filter((each) => each.entidadId === entidadId && (each.situacion === 'A' || each.situacion === 'L'))
}

/** Corrections of closed quincenas, by person, for people of a page whose past or rates changed (decisions 10.23 and 11.17). */
async function retroactivasOf(
  contexto: ContextoCierre,
  page: readonly PersonaQuincena[],
): Promise<ReadonlyMap<number, LineaCierre[]>> {
  const changed = page.flatMap((persona) => {
    const partes = partesCerradas(contexto, persona)
    return partes.length > 0 ? [{ persona, partes }] : []
  })
  if (changed.length === 0) return new Map()
  const ids = changed.map(({ persona }) => persona.afiliadoId)
  const partes = changed.flatMap((each) => each.partes)
  const first = Math.min(...partes.map(({ cerrada }) => cerrada.quincena))
  const guardado = await selectGuardado([...new Set(partes.map(({ entidadId }) => entidadId))], ids, [
    first,
    contexto.quincena - 1,
  ])
  const cambian = partes.filter(({ cambia }) => cambia)
  const segmentos = await selectSegmentos([...new Set(cambian.map(({ cerrada }) => cerrada.cierreId))], ids)
  return new Map(
    changed.map((each) => {
      const own = guardado.get(each.persona.afiliadoId) ?? []
      const lineas = each.partes.flatMap(({ entidadId, cerrada, cambia, porDecreto }) => {
        const { cierreId, quincena } = cerrada
        const stored = own.filter((linea) => linea.entidadId === entidadId && linea.corrige === quincena)
        const decreto = porDecreto ? lineasDeDecreto({ entidadId, quincena }, cerrada, stored) : []
        const kept = segmentos.get(`${cierreId} ${each.persona.afiliadoId}`)?.at(-1)
        const ahora = cambia ? lineasAhora(entidadId, each.persona, cerrada, kept) : null
        const retroactivas = ahora ? retroactivasDe(quincena, ahora, [...stored, ...decreto]) : []
        return [
          ...retroactivas.map((linea) => toLineaCierre(contexto.entidadId, linea, 'retroactiva')),
          ...decreto.map((linea) => toLineaCierre(contexto.entidadId, linea, 'decreto')),
        ]
      })
      return [each.persona.afiliadoId, lineas]
    }),
  )
}

/**
 * A closed quincena computed again with what is known now and its sealed parameters, with the rates that decrees changed. Its own payroll
 * holds, however late it came (decision 11.18). Without one, other benefits and quinquenios stay as they were kept, except from the day of
 * a labour update that the close did not know. Days that late contributions recognise (`reconocidos`) count, since what they charged is stored beside what the close did.
 */
export function lineasAhora(
  entidadId: number,
  persona: PersonaQuincena,
  { quincena, vigentes, cerradoAt }: CerradaAntes,
  kept: SegmentoGuardado | undefined,
  reconocidos: readonly PeriodoReconocido[] = persona.reconocidos,
) {
  const percepciones = kept && { ...kept, ...(cerradoAt !== null && { conocidasAt: cerradoAt }) }
  const hechos = persona.hechosCon(reconocidos, percepciones)
  return lineasDe(segmentosCotizados(persona, hechos, entidadId, quincena), vigentes)
}

function toLineaCierre(
  cobrada: number,
  { quincena, ...linea }: LineaRetroactiva,
  origen: 'retroactiva' | 'decreto',
): LineaCierre {
  // Only what the close keeps: a line that came from storage brings its own origin along.
  const deEntidadId = linea.entidadId === cobrada ? null : linea.entidadId
  return { ...linea, entidadId: cobrada, deEntidadId, corrige: quincena, origen }
}

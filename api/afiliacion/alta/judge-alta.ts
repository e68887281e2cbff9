import { datosLaboralesIssues, type DatosLaborales } from '#domain/afiliacion/datos/datos-laborales.ts'
import { datosPersonalesIssues } from '#domain/afiliacion/datos/datos-personales-issues.ts'
import { normalizeDatosPersonales, type DatosPersonales } from '#domain/afiliacion/datos/datos-personales.ts'
import { quincenaRange } from '#domain/calendario/quincena.ts'
import { DOCUMENTOS_OBLIGATORIOS, LOS_OBLIGATORIOS } from '#domain/documentos/papeles/registro.ts'
import { parseCurp } from '#domain/identidad/curp.ts'
import type { Issue } from '#domain/issue.ts'
import { today } from '#api/clock.ts'
import { broken } from '#api/errors.ts'
import type { AltaEntrada } from './alta-schema.ts'
import type { TipoPapel } from '#api/afiliacion/expediente/papeles.ts'

/** An alta that passed every rule that needs no record: what the services write from. */
export interface AltaJuzgada {
  readonly personales: DatosPersonales
  readonly laborales: DatosLaborales
  readonly archivos: Readonly<Partial<Record<TipoPapel, string>>>
}

/** Said where a paper is missing without which nothing is saved (specification 1 §3.5). */
const FALTAN = `Debes validar ${LOS_OBLIGATORIOS} antes de continuar.`

/** Whether the three papers come with the alta, or later and before its approval (decisions §11.27). */
export type PapelesDeAlta = 'ahora' | 'despues'

/**
 * Judges an alta by the domain's rules: throws 422 with every broken field (`datosPersonales.curp`…). `quincena` is the
 * ordinal in which the movement lands.
 */
export function judgeAlta(input: AltaEntrada, quincena: number, papeles: PapelesDeAlta = 'ahora'): AltaJuzgada {
  const personales = normalizeDatosPersonales(input.datosPersonales)
  const fechaNacimiento = parseCurp(personales.curp)?.fechaNacimiento ?? null
  const contexto = { today: today(), quincenaEnd: quincenaRange(quincena).fin, fechaNacimiento }
  const issues = [
    ...under('datosPersonales', datosPersonalesIssues(personales, papeles === 'ahora' ? 'alta' : 'alta-sin-papeles')),
    ...under('datosLaborales', datosLaboralesIssues(input.datosLaborales, contexto)),
  ]
  const needed = papeles === 'ahora' ? DOCUMENTOS_OBLIGATORIOS : []
  const missing = needed
    .filter((documento) => !input.documentos[documento])
    .map((documento) => ({ path: `documentos.${documento}`, code: 'requerido', message: FALTAN }))
  if (issues.length > 0) throw broken([...issues, ...missing])
  if (missing.length > 0) throw broken(missing, FALTAN)
  // The rules found nothing missing in the labour data.
  return { personales, laborales: input.datosLaborales as DatosLaborales, archivos: archivosOf(input, personales) }
}

/** The salary shown must be the category's (issue §7): a browser that changed it is told, nothing is stored from it. */
export function judgeSalario(laborales: DatosLaborales, quincena: number, sueldoCentavos: number): void {
  const contexto = { today: today(), quincenaEnd: quincenaRange(quincena).fin, sueldoCentavos }
  const issues = datosLaboralesIssues(laborales, contexto).filter((issue) => issue.path === 'salario')
  if (issues.length > 0) throw broken(under('datosLaborales', issues))
}

export function under(part: string, issues: readonly Issue[]): Issue[] {
  return issues.map((issue) => ({ ...issue, path: `${part}.${issue.path}` }))
}

function archivosOf(input: AltaEntrada, { foto }: DatosPersonales): AltaJuzgada['archivos'] {
  const documentos = Object.entries(input.documentos).map(([tipo, documento]) => [tipo, documento.archivo] as const)
  return Object.fromEntries(foto === '' ? documentos : [...documentos, ['foto', foto] as const])
}

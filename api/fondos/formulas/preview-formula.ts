import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaOf } from '#domain/calendario/quincena.ts'
import { faltaTexto, identificador, type DatoPersonaFormula } from '#domain/fondos/formula/formula.ts'
import type { VistaPreviaFormula } from '#domain/fondos/formula/formula-panel.ts'
import { segmentosDe } from '#domain/fondos/segmentos.ts'
import { dateParts, type PlainDate } from '#domain/plain-date.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { today } from '#api/clock.ts'
import { broken } from '#api/errors.ts'
import { findPersonaDeQuincena } from '#api/fondos/persona-en-alcance.ts'
import type { PersonaQuincena } from '#api/fondos/personas-quincena.ts'
import { selectFormulas } from './formula-row.ts'
import { nombresDe, selectVariables } from './nombres-formula.ts'
import { pedirFormula } from './proceso-formulas.ts'

/**
 * Works a formula out for a person, as of the open quincena, with each step. Nothing is kept. Throws 404 for somebody out of
 * scope, 422 at the formula's character.
 */
export async function previewFormula(
  actor: Actor,
  { titulo, formula, interno }: { readonly titulo: string; readonly formula: string; readonly interno: number },
): Promise<VistaPreviaFormula> {
  authorizeInstituto(actor, 'formulas.leer')
  const quincena = quincenaOf(today())
  const persona = await findPersonaDeQuincena(actor, interno, quincena)
  await auditRead(actor, { acto: 'formula.probar', objeto: 'afiliado', objetoId: persona.afiliadoId })
  const [variables, rows] = await Promise.all([selectVariables(), selectFormulas()])
  const datos = datosDe(persona, quincena)
  const { valores, formulas } = nombresDe(variables, rows, datos)
  const { faltas, usa, evaluada } = await pedirFormula({
    hacer: 'evaluar',
    texto: formula,
    propia: identificador(titulo) || null,
    valores: [...valores],
    formulas: [...formulas],
  })
  const [falta] = faltas
  if (falta) throw broken([{ path: 'formula', code: 'formula', message: faltaTexto(falta) }])
  if (!evaluada) throw new Error('The formula was not worked out')
  return {
    interno: persona.interno,
    nombre: persona.nombre,
    valores: variables
      .filter(({ nombre }) => usa.includes(nombre))
      .map(({ nombre, titulo: name }) => ({ nombre, titulo: name, valor: valores.get(nombre) ?? '' })),
    pasos: evaluada.pasos,
    resultado: evaluada.valor,
  }
}

/** What a formula may ask of the person: monthly amounts of the last fact that holds in the quincena, days in A or L. */
function datosDe({ hechos }: PersonaQuincena, quincena: number): ReadonlyMap<string, string> {
  const segmentos = segmentosDe(hechos, quincena).filter(({ situacion }) => 'AL'.includes(situacion))
  const ultimo = segmentos.at(-1) ?? hechos.at(-1)
  const ingreso = hechos[0]?.desde
  const datos: Record<DatoPersonaFormula, string> = {
    sueldo: pesos(ultimo?.sueldoCentavos ?? 0),
    otras_prestaciones: pesos(ultimo?.otrosCentavos ?? 0),
    quinquenios: pesos(ultimo?.quinqueniosCentavos ?? 0),
    dias: String(segmentos.reduce((sum, { dias }) => sum + dias, 0)),
    antiguedad: String(ingreso ? fullYears(ingreso, today()) : 0),
  }
  return new Map(Object.entries(datos))
}

/** Centavos as a decimal number of pesos: "12335.75". */
function pesos(centavos: number): string {
  return `${Math.trunc(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`
}

function fullYears(desde: PlainDate, hasta: PlainDate): number {
  const [from, to] = [dateParts(desde), dateParts(hasta)]
  const beforeDay = to.month < from.month || (to.month === from.month && to.day < from.day)
  return Math.max(0, to.year - from.year - (beforeDay ? 1 : 0))
}

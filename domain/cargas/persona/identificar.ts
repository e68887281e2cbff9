import { sameName, shareName, writtenName, type Nombre } from '#domain/identidad/nombre.ts'
import { isRfcGenerico } from '#domain/identidad/rfc.ts'
import { HALLADO_MAX, type Falta } from '#domain/cargas/falta.ts'
import type { Valor } from '#domain/cargas/lectura/leer-valor.ts'

/** A person that a key of a row found, within the scope of whoever loads. */
export interface PersonaConocida extends Nombre {
  readonly id: number
  readonly curp: string
  readonly rfc: string
  readonly nss: string | null
}

/** Keys that a row may carry, from the strongest; the last three ask for a name that agrees. */
export const CLAVES_PERSONA = ['curp', 'nss', 'interno', 'noempleado', 'rfc'] as const
export type ClavePersona = (typeof CLAVES_PERSONA)[number]

const TITULOS: Readonly<Record<ClavePersona, string>> = {
  curp: 'CURP',
  nss: 'NSS',
  interno: 'Número interno',
  noempleado: 'Número de empleado',
  rfc: 'RFC',
}

/** Keys that are one person's alone. */
const FUERTES: readonly ClavePersona[] = ['curp', 'nss']

/** Finds people by a key, within the loader's scope; several may share a number of employee or an RFC without its check character. */
export type BuscarPersonas = (clave: ClavePersona, valor: string) => readonly PersonaConocida[]

/**
 * The person of a row, or why it is nobody's (C301 to C304; `cercana` where the name agrees and one key does not). Every key that finds somebody must find the same one, and no key may be
 * another than that person's. Nothing is merged.
 */
export function identificar(
  valores: Readonly<Record<string, Valor>>,
  buscar: BuscarPersonas,
): { readonly persona: PersonaConocida } | { readonly falta: Falta } {
  const nombre = nombreDe(valores)
  const claves: (readonly [ClavePersona, string])[] = []
  const hallados: { readonly clave: ClavePersona; readonly valor: string; readonly persona: PersonaConocida }[] = []
  for (const clave of CLAVES_PERSONA) {
    const dicho = valores[clave]
    if (dicho === undefined) continue
    const valor = String(dicho)
    if (clave === 'rfc' && isRfcGenerico(valor)) continue
    claves.push([clave, valor])
    const persona = unica(buscar(clave, valor), nombre)
    if (persona) hallados.push({ clave, valor, persona })
  }
  if (claves.length === 0)
    return falta('C304', 'Persona', '', 'una CURP, un NSS u otra clave que identifique a la persona')
  const [first] = hallados
  if (!first) {
    const [clave, valor] = claves[0] ?? ['curp', '']
    return falta('C301', TITULOS[clave], valor, 'la clave de una persona de tu dependencia')
  }
  const other = hallados.find(({ persona }) => persona.id !== first.persona.id)
  if (other) {
    const esperado = `la misma persona que su ${TITULOS[first.clave]} (${writtenName(first.persona, 'natural')})`
    return falta(
      'C302',
      TITULOS[other.clave],
      `${other.valor}, que es de ${writtenName(other.persona, 'natural')}`,
      esperado,
    )
  }
  return (
    ajena(claves, first.persona, buscar, nombre) ??
    conNombre(
      first.persona,
      hallados.some(({ clave }) => FUERTES.includes(clave)),
      nombre,
    )
  )
}

/** What refuses a row whose keys are nobody's, if one person of the entity has its name. */
export function sinClave(
  { codigo, campo, hallado }: Falta,
  candidatas: readonly PersonaConocida[],
): { readonly falta: Falta } | null {
  const [unica] = candidatas
  if (codigo !== 'C301' || !unica || candidatas.length > 1) return null
  const esperado = `la clave de ${writtenName(unica, 'natural')}, si es la misma persona`
  return conCercana(falta('C305', campo, hallado, esperado), [unica])
}

function conCercana(
  { falta: own }: { readonly falta: Falta },
  [persona]: readonly PersonaConocida[],
): { readonly falta: Falta } {
  return { falta: persona ? { ...own, cercana: persona.id } : own }
}

/** Of several people with one key, the one whose name agrees. */
function unica(personas: readonly PersonaConocida[], nombre: string): PersonaConocida | null {
  if (personas.length <= 1) return personas[0] ?? null
  const fitting = personas.filter((persona) => nombre !== '' && sameName(nombre, writtenName(persona, 'natural')))
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

/** A CURP or NSS that is not the found person's. */
function ajena(
  claves: readonly (readonly [ClavePersona, string])[],
  persona: PersonaConocida,
  buscar: BuscarPersonas,
  nombre: string,
): { readonly falta: Falta } | null {
  for (const [clave, valor] of claves) {
    // Somebody said that it is this person's too.
    if (buscar(clave, valor).some(({ id }) => id === persona.id)) continue
    const suya = clave === 'curp' ? persona.curp : clave === 'nss' ? persona.nss : null
    if (suya !== null && suya !== '' && suya !== valor)
      return conCercana(
        falta('C302', TITULOS[clave], valor, `${suya}, de ${writtenName(persona, 'natural')}`),
        coincide(nombre, writtenName(persona, 'natural'), persona) ? [persona] : [],
      )
  }
  return null
}

function conNombre(
  persona: PersonaConocida,
  isFuerte: boolean,
  nombre: string,
): { readonly persona: PersonaConocida } | { readonly falta: Falta } {
  if (isFuerte && nombre === '') return { persona }
  const suyo = writtenName(persona, 'natural')
  if (isFuerte && coincide(nombre, suyo, persona)) return { persona }
  if (!isFuerte && nombre !== '' && sameName(nombre, suyo)) return { persona }
  return falta('C303', 'Nombre', nombre, suyo)
}

/** Whether a full name, in any order, shares a surname and a given name with the person's. */
const coincide = (nombre: string, suyo: string, persona: PersonaConocida): boolean =>
  sameName(nombre, suyo) || shareName({ nombres: nombre, apellidoPaterno: nombre, apellidoMaterno: '' }, persona)

/** The name of a row in one text: from three fields, from one, or as "PATERNO$MATERNO$NOMBRES". */
export function nombreDe(valores: Readonly<Record<string, Valor>>): string {
  const { nombre, nombres = '', apellidoPaterno = '', apellidoMaterno = '' } = valores
  const whole = nombre ?? [nombres, apellidoPaterno, apellidoMaterno].join(' ')
  return String(whole)
    .replaceAll(/[$/,]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const falta = (
  codigo: Falta['codigo'],
  campo: string,
  hallado: string,
  esperado: string,
): { readonly falta: Falta } => ({
  falta: { codigo, campo, columna: '', hallado: hallado.slice(0, HALLADO_MAX), esperado },
})

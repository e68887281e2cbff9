import type { z } from 'zod'
import type { Issue } from '#domain/issue.ts'
import { ownValue } from '#domain/own-value.ts'
import { CAMPOS_PERSONA } from '#domain/cargas/persona/campos-persona.ts'
import type { CampoTipo, TipoCarga } from '#domain/cargas/tipo-carga.ts'
import { CAMPOS_PLANO_MAX, PLANO, TABLA_MAX, type CampoPlano, type DefinicionPlano, type Posicion } from './plano.ts'

/** A definition that reads files, or what is wrong with it. */
export type DefinicionRevisada = { readonly definicion: DefinicionPlano } | { readonly issues: readonly Issue[] }

/** Issues that one answer lists: a definition with more has one cause. */
const ISSUES_MAX = 20

/** Checks a definition that somebody sent for a kind of load. Each issue names its field in Spanish, as people see the list of fields. */
export function revisarDefinicion(enviada: unknown, tipo: TipoCarga): DefinicionRevisada {
  const parsed = PLANO.safeParse(enviada)
  if (!parsed.success)
    return { issues: parsed.error.issues.slice(0, ISSUES_MAX).map((issue) => formaIssue(issue, enviada, tipo)) }
  const issues = definicionIssues(parsed.data, tipo)
  return issues.length > 0 ? { issues: issues.slice(0, ISSUES_MAX) } : { definicion: parsed.data }
}

/** "Campo 3 «sueldo»": how messages call a field of a layout. */
export function nombreDeCampo(index: number, campo: string, { campos }: TipoCarga): string {
  const titulo = ownValue(campos, campo)?.titulo ?? campo.slice(0, 40)
  return titulo === '' ? `Campo ${index + 1}` : `Campo ${index + 1} «${titulo}»`
}

const PARTES: Readonly<Record<string, string>> = {
  formato: 'Formato',
  codificacion: 'Codificación',
  separador: 'Separador',
  hoja: 'Hoja',
  titulos: 'Encabezados',
  periodo: 'Notación de las quincenas',
  detalle: 'Inicio de los renglones de datos',
  cabecera: 'Inicio de la cabecera',
  totales: 'Renglón de totales',
  columnasFijas: 'Columnas por renglón',
  sinComillas: 'Comillas',
  campos: 'Columnas',
  conceptos: 'Conceptos',
}

const DE_CAMPO: Readonly<Record<string, string>> = {
  campo: 'elige qué dato es',
  en: 'di en qué columna está: su título, su número, o desde y hasta qué carácter',
  constante: 'el valor constante tiene hasta 60 caracteres',
  decimales: 'los decimales implícitos van de 0 a 4',
  fecha: 'elige uno de los formatos de fecha',
  periodicidad: 'elige si el importe es de la quincena o del mes',
  tabla: `la tabla de equivalencias tiene hasta ${TABLA_MAX} claves de 40 caracteres`,
  obligatorio: 'di si el dato es obligatorio',
}

/** An issue of the schema in Spanish, at its part of the definition. */
function formaIssue(issue: z.core.$ZodIssue, enviada: unknown, tipo: TipoCarga): Issue {
  const path = issue.path.map(String)
  const [parte = '', index = '', dato = ''] = path
  const code = 'forma'
  if (issue.code === 'unrecognized_keys') {
    const sobra = issue.keys.map((key) => `«${key.slice(0, 40)}»`).slice(0, 5)
    return { path: rutaDe(path), code, message: `${lugarDe(path, enviada, tipo)}: no existe ${sobra.join(', ')}.` }
  }
  if (parte === 'campos' && index !== '') {
    const que = DE_CAMPO[dato] ?? 'no tiene la forma de un campo'
    return { path: rutaDe(path), code, message: `${lugarDe(path, enviada, tipo)}: ${que}.` }
  }
  if (parte === 'campos') {
    const message = `Columnas: elige de 1 a ${CAMPOS_PLANO_MAX} datos que se lean del archivo.`
    return { path: rutaDe(path), code, message }
  }
  const titulo = ownValue(PARTES, parte)
  if (titulo === undefined) return { path: rutaDe([]), code, message: 'La definición no tiene la forma de un plano.' }
  return { path: rutaDe(path), code, message: `${titulo}: no se entiende lo que dice. Revisa ${path.join('.')}.` }
}

/** Address of a part of a definition among the fields of a request: "definicion.campos.2.en". */
const rutaDe = (path: readonly string[]): string => ['definicion', ...path.slice(0, 3)].join('.')

function lugarDe([parte = '', index = '']: readonly string[], enviada: unknown, tipo: TipoCarga): string {
  if (parte !== 'campos' || index === '') return ownValue(PARTES, parte) ?? 'Definición'
  const campos = (enviada as { readonly campos?: readonly { readonly campo?: unknown }[] }).campos
  const campo = Array.isArray(campos) ? (campos[Number(index)] as { readonly campo?: unknown } | null)?.campo : ''
  return nombreDeCampo(Number(index), typeof campo === 'string' ? campo : '', tipo)
}

/** What is wrong with a definition of the right shape: fields that do not exist, positions of another format, what its kind needs. */
export function definicionIssues(definicion: DefinicionPlano, tipo: TipoCarga): Issue[] {
  const issues: Issue[] = definicion.campos.flatMap((campo, i) =>
    campoFaltas(campo, definicion, tipo, definicion.campos.slice(0, i)).map(([dato, que]) => ({
      path: rutaDe(['campos', String(i), dato]),
      code: dato,
      message: `${nombreDeCampo(i, campo.campo, tipo)}: ${que}.`,
    })),
  )
  return [
    ...issues,
    ...archivoIssues(definicion),
    ...conceptosIssues(definicion, tipo),
    ...tipoIssues(definicion, tipo),
  ]
}

type FaltaCampo = readonly [dato: string, que: string]

function campoFaltas(
  plano: CampoPlano,
  definicion: DefinicionPlano,
  { campos }: TipoCarga,
  anteriores: readonly CampoPlano[],
): FaltaCampo[] {
  const { campo, en, constante } = plano
  const tipo = ownValue(campos, campo)
  if (!tipo) return [['campo', 'no es un dato de este tipo de carga']]
  const faltas: FaltaCampo[] = []
  if (anteriores.some((each) => each.campo === campo)) faltas.push(['campo', 'ya lo trae otra columna: déjalo en una'])
  if (en === undefined && constante === undefined) faltas.push(['en', 'falta la columna'])
  if (en !== undefined && constante !== undefined)
    faltas.push(['constante', 'tiene columna y valor constante: deja uno de los dos'])
  const donde = en && posicionFalta(en, definicion)
  if (donde) faltas.push(['en', donde])
  return [...faltas, ...opcionesFaltas(plano, tipo)]
}

function opcionesFaltas({ decimales, periodicidad, fecha, tabla }: CampoPlano, tipo: CampoTipo): FaltaCampo[] {
  const faltas: FaltaCampo[] = []
  if (tipo.clase !== 'importe' && decimales !== undefined)
    faltas.push(['decimales', 'solo un importe tiene decimales implícitos'])
  if (tipo.clase !== 'importe' && periodicidad !== undefined)
    faltas.push(['periodicidad', 'solo un importe es de la quincena o del mes'])
  if (tipo.clase !== 'fecha' && fecha !== undefined) faltas.push(['fecha', 'no es una fecha'])
  if (tabla && Object.keys(tabla).length === 0)
    faltas.push(['tabla', 'di qué significa cada clave de su tabla de equivalencias'])
  const { opciones } = tipo
  if (tabla && opciones) {
    const ajeno = Object.values(tabla).find((valor) => valor !== '' && !Object.hasOwn(opciones, valor))
    if (ajeno !== undefined) {
      const validas = Object.keys(opciones).join(', ')
      faltas.push(['tabla', `la equivalencia «${ajeno}» no existe; se esperaba una de: ${validas}`])
    }
  }
  return faltas
}

/** Why a position does not fit the format of the file; null if it does. */
function posicionFalta(en: Posicion, { formato, titulos }: DefinicionPlano): string | null {
  if (formato === 'ancho_fijo') {
    if (!('desde' in en)) return 'en un archivo de ancho fijo se dice desde y hasta qué carácter'
    return en.hasta < en.desde ? `termina en el carácter ${en.hasta}, antes de donde empieza (${en.desde})` : null
  }
  if ('desde' in en) return 'solo un archivo de ancho fijo se corta por caracteres'
  return 'titulo' in en && !titulos ? 'el archivo no trae encabezados: di el número de la columna' : null
}

const parte = (path: string, message: string): Issue => ({ path: `definicion.${path}`, code: path, message })

function archivoIssues(definicion: DefinicionPlano): Issue[] {
  const { formato, titulos, totales, separador, hoja } = definicion
  const issues: Issue[] = []
  if (formato === 'ancho_fijo' && titulos)
    issues.push(parte('titulos', 'Encabezados: un archivo de ancho fijo no los trae.'))
  if (separador !== undefined && formato === 'ancho_fijo')
    issues.push(parte('separador', 'Separador: un archivo de ancho fijo no lo tiene.'))
  if (hoja !== undefined && formato !== 'xlsx') issues.push(parte('hoja', 'Hoja: solo un libro de Excel tiene hojas.'))
  if (!totales) return issues
  if (!totales.cuenta && !totales.suma)
    issues.push(parte('totales', 'Renglón de totales: di dónde está la cuenta de renglones, la suma, o ambas.'))
  for (const en of [totales.cuenta, totales.suma]) {
    const falta = en && posicionFalta(en, definicion)
    if (falta) issues.push(parte('totales', `Renglón de totales: ${falta}.`))
  }
  return [...issues, ...sumaIssues(definicion)]
}

/** The record of totals adds up amounts that the layout reads. */
function sumaIssues({ totales, campos, conceptos }: DefinicionPlano): Issue[] {
  if (!totales?.suma) return []
  const { de = 'sueldo' } = totales
  if (de === 'conceptos') {
    return conceptos ? [] : [parte('totales', 'Renglón de totales: suma conceptos y el plano no lee conceptos.')]
  }
  const isLeido = campos.some(({ campo }) => campo === de)
  return isLeido ? [] : [parte('totales', `Renglón de totales: suma «${de.slice(0, 40)}» y ninguna columna lo trae.`)]
}

function conceptosIssues(definicion: DefinicionPlano, { campos }: TipoCarga): Issue[] {
  const { conceptos, titulos } = definicion
  if (!conceptos) return []
  if (!Object.hasOwn(campos, 'sueldo')) return [parte('conceptos', 'Conceptos: este tipo de carga no los tiene.')]
  switch (conceptos.forma) {
    case 'renglon':
      return [conceptos.concepto, conceptos.importe].flatMap((en) => {
        const falta = posicionFalta(en, definicion)
        return falta ? [parte('conceptos', `Conceptos: ${falta}.`)] : []
      })
    case 'columnas':
      return titulos ? [] : [parte('conceptos', 'Conceptos: una columna por concepto necesita encabezados.')]
    case 'grupos': {
      const { desde, hasta, cada, concepto, importe } = conceptos
      if (definicion.formato === 'ancho_fijo')
        return [parte('conceptos', 'Conceptos: un archivo de ancho fijo no tiene grupos de columnas.')]
      if (hasta - desde + 1 < cada)
        return [parte('conceptos', `Conceptos: de la columna ${desde} a la ${hasta} no cabe un grupo de ${cada}.`)]
      return concepto < cada && importe < cada && concepto !== importe
        ? []
        : [parte('conceptos', `Conceptos: concepto e importe son dos columnas distintas de un grupo de ${cada}.`)]
    }
  }
}

/** What every file of its kind has to say. */
function tipoIssues({ campos, conceptos, periodo }: DefinicionPlano, tipo: TipoCarga): Issue[] {
  const trae = new Set(campos.map(({ campo }) => campo))
  const issues: Issue[] = []
  if (tipo.deEntidad && !CLAVES_PERSONA.some((campo) => trae.has(campo))) {
    const claves = CLAVES_PERSONA.map((campo) => CAMPOS_PERSONA[campo].titulo).join(', ')
    issues.push(parte('campos', `Columnas: falta con qué identificar a la persona (${claves}).`))
  }
  const isConQuincena = campos.some(({ campo }) => ownValue(tipo.campos, campo)?.clase === 'quincena')
  if (isConQuincena && periodo === undefined)
    issues.push(parte('periodo', 'Notación de las quincenas: elige cómo las escribe el archivo; nunca se adivina.'))
  if (Object.hasOwn(tipo.campos, 'retenido') && !trae.has('retenido'))
    issues.push(parte('campos', 'Columnas: falta la que dice cuánto se retuvo.'))
  if (Object.hasOwn(tipo.campos, 'sueldo') && !conceptos && !campos.some(({ campo }) => isImporte(campo, tipo)))
    issues.push(parte('campos', 'Columnas: falta el sueldo, otro importe o los conceptos.'))
  return issues
}

const CLAVES_PERSONA = ['curp', 'nss', 'rfc', 'interno', 'noempleado'] as const
const isImporte = (campo: string, { campos }: TipoCarga): boolean => ownValue(campos, campo)?.clase === 'importe'

import { dateParts, type PlainDate } from '#domain/plain-date.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import type { CampoTipo, TipoCarga } from '#domain/cargas/tipo-carga.ts'
import { NOTACIONES } from '#domain/cargas/planos/periodo.ts'
import {
  COLUMNAS_MAX,
  TITULO_MAX,
  type CampoPlano,
  type DefinicionPlano,
  type Posicion,
} from '#domain/cargas/planos/plano.ts'
import { proponerConceptos } from './conceptos-propuestos.ts'
import { cortesDeAncho, lineasDeDatos } from './cortes-de-ancho.ts'
import { decimalesImplicitos, formaDeValores, type FormaValores } from './forma-valores.ts'
import {
  EJEMPLO_MAX,
  EJEMPLOS,
  type ColumnaMuestra,
  type MuestraArchivo,
  type PlanoPropuesto,
} from './muestra-archivo.ts'
import { fechasQueCaben, notacionesQueCaben } from './notaciones.ts'
import { renglonDeTitulos } from './renglon-de-titulos.ts'
import { buscadorDeCampos } from './sinonimos.ts'
import { isTotal, proponerTotales, totalesDeAncho } from './totales-propuestos.ts'

/** A column of the sample with all its values. */
interface Columna {
  readonly en: Posicion
  readonly numero?: number
  readonly titulo: string
  readonly valores: readonly string[]
}

/**
 * Proposes how to read a file from its beginning and its end: columns, the field of each, decimals, notation of quincenas, concepts and
 * record of totals. What two readings fit is left for the person to choose; `notas` says so. It decides nothing: a person corrects it.
 */
export function proponerPlano(muestra: MuestraArchivo, tipo: TipoCarga, hoy: PlainDate): PlanoPropuesto {
  return muestra.formato === 'ancho_fijo' ? deAncho(muestra, tipo, hoy) : deTabla(muestra, tipo, hoy)
}

function deTabla(muestra: MuestraArchivo, tipo: TipoCarga, hoy: PlainDate): PlanoPropuesto {
  const { primeras, ultimas, registros, formato } = muestra
  const campoDe = buscadorDeCampos(tipo)
  const at = formato === 'dbf' ? 0 : renglonDeTitulos(primeras, campoDe)
  // A title that is too long for a layout is none: its column goes by its number.
  const titulos =
    at < 0
      ? []
      : (primeras[at] ?? [])
          .slice(0, COLUMNAS_MAX)
          .map((titulo) => (titulo.trim().length > TITULO_MAX ? '' : titulo.trim()))
  const filas = primeras.slice(at + 1).filter((fila) => !isTotal(fila))
  const ancho = Math.min(COLUMNAS_MAX, Math.max(titulos.length, ...filas.slice(0, 20).map((fila) => fila.length)))
  const enDe = (i: number): Posicion => posicionDe(titulos, i)
  const columnas = Array.from({ length: ancho }, (_, i) => ({
    en: enDe(i),
    numero: i + 1,
    titulo: titulos[i] || `Columna ${i + 1}`,
    valores: filas.map((fila) => fila[i] ?? ''),
  })).map((columna, i) => ({ ...columna, i }))
  const conceptos = Object.hasOwn(tipo.campos, 'sueldo') ? proponerConceptos({ titulos, filas, enDe }) : null
  const conAlgo = columnas.filter(({ i, valores }) => titulos[i] || hasAlgo(valores))
  const libres = conAlgo.filter(({ i }) => !conceptos?.columnas.has(i))
  const campos = proponerCampos(libres, tipo, campoDe, conceptos === null)
  const deConceptos = conceptos?.conceptos
  const sumables = [
    ...columnas.flatMap(({ i, en }) => {
      const campo = campos.find((each) => each.en === en)
      const isSumable = campo && tipo.campos[campo.campo]?.clase === 'importe'
      return isSumable ? [{ de: campo.campo, columna: i, en, ...decimales(campo.decimales) }] : []
    }),
    ...(deConceptos?.forma === 'renglon'
      ? columnas
          .filter(({ en }) => JSON.stringify(en) === JSON.stringify(deConceptos.importe))
          .map(({ i, en }) => ({ de: 'conceptos', columna: i, en, ...decimales(deConceptos.decimales) }))
      : []),
  ]
  const extremos = [...primeras.slice(at + 1, at + 2), ...ultimas]
  const renglones = registros - (at + 1) - (extremos.some(isTotal) ? 1 : 0)
  return propuesta(muestra, tipo, hoy, {
    // A row per concept has two columns of them, which may be something else; a hundred columns of concepts would hide the others.
    columnas: deConceptos?.forma === 'renglon' ? conAlgo : libres,
    campos,
    titulos: at >= 0,
    ...(deConceptos && { conceptos: deConceptos }),
    totales: proponerTotales(extremos, renglones, sumables),
  })
}

const decimales = (cuantos: number | undefined) => (cuantos === undefined ? {} : { decimales: cuantos })
const hasAlgo = (valores: readonly string[]): boolean => valores.some((valor) => valor.trim() !== '')

/** A column by its title, or by its number where the title is blank or another column has it too. */
function posicionDe(titulos: readonly string[], i: number): Posicion {
  const titulo = titulos[i] ?? ''
  const isUnico = titulo !== '' && titulos.filter((each) => foldText(each) === foldText(titulo)).length === 1
  return isUnico ? { titulo } : { columna: i + 1 }
}

function deAncho(muestra: MuestraArchivo, tipo: TipoCarga, hoy: PlainDate): PlanoPropuesto {
  const lineas = muestra.primeras.map(([linea = '']) => linea)
  const finales = muestra.ultimas.map(([linea = '']) => linea)
  const { datos, detalle, cabecera } = lineasDeDatos(lineas, finales)
  const cortes = cortesDeAncho(datos, detalle?.length ?? 0, dateParts(hoy).year)
  const columnas = cortes.slice(0, COLUMNAS_MAX).map(({ desde, hasta }) => ({
    en: { desde, hasta },
    titulo: `Caracteres ${desde}–${hasta}`,
    valores: datos.map((linea) => linea.slice(desde - 1, hasta)),
  }))
  const campos = proponerCampos(columnas, tipo, () => null, true)
  const sumado = campos.find(({ campo }) => tipo.campos[campo]?.clase === 'importe')?.campo ?? null
  const marcas = detalle === undefined ? 0 : muestra.registros - (cabecera === undefined ? 1 : 2)
  return propuesta(muestra, tipo, hoy, {
    columnas,
    campos,
    titulos: false,
    ...(detalle !== undefined && { detalle }),
    ...(cabecera !== undefined && { cabecera }),
    totales: detalle === undefined ? null : totalesDeAncho(finales.at(-1) ?? '', detalle, marcas, sumado),
  })
}

/** The only field that a shape may be, where no title says it. */
const CAMPO_DE_FORMA: Readonly<Record<FormaValores, string | null>> = {
  curp: 'curp',
  rfc: 'rfc',
  nss: 'nss',
  quincena: 'quincena',
  nombre: 'nombre',
  importe: null,
  otra: null,
}

/** The field of each column: by its title, else by the form of its values. Each field is given once. */
function proponerCampos(
  columnas: readonly Columna[],
  tipo: TipoCarga,
  campoDe: (titulo: string) => string | null,
  conImporte: boolean,
): CampoPlano[] {
  const dados = new Map<Columna, string>()
  const dar = (columna: Columna, campo: string | null | undefined): void => {
    const isLibre = campo && Object.hasOwn(tipo.campos, campo) && ![...dados.values()].includes(campo)
    if (isLibre && !dados.has(columna)) dados.set(columna, campo)
  }
  for (const columna of columnas) if ('titulo' in columna.en) dar(columna, campoDe(columna.titulo))
  const formas = new Map(columnas.map((columna) => [columna, formaDeValores(columna.valores)]))
  for (const columna of columnas) dar(columna, CAMPO_DE_FORMA[formas.get(columna) ?? 'otra'])
  // One amount alone is what the file is about; of several, nobody can tell which.
  const importes = columnas.filter((columna) => formas.get(columna) === 'importe' && !dados.has(columna))
  const [unico] = importes.length === 1 && conImporte ? importes : []
  if (unico) dar(unico, Object.hasOwn(tipo.campos, 'sueldo') ? 'sueldo' : 'retenido')
  const conApellidos = [...dados.values()].some((campo) => campo.startsWith('apellido'))
  return columnas.flatMap((columna) => {
    const campo = dados.get(columna)
    if (campo === undefined) return []
    const suyo = campo === 'nombre' && conApellidos && Object.hasOwn(tipo.campos, 'nombres') ? 'nombres' : campo
    return [campoDePlano(columna, suyo, tipo.campos[suyo])]
  })
}

function campoDePlano({ en, valores }: Columna, campo: string, tipo: CampoTipo | undefined): CampoPlano {
  const implicitos = tipo?.clase === 'importe' ? decimalesImplicitos(valores) : 0
  return { campo, en, ...(implicitos > 0 && { decimales: implicitos }) }
}

interface Partes {
  readonly columnas: readonly Columna[]
  readonly campos: CampoPlano[]
  readonly titulos: boolean
  readonly conceptos?: DefinicionPlano['conceptos']
  readonly detalle?: string
  readonly cabecera?: string
  readonly totales: DefinicionPlano['totales'] | null
}

function propuesta(
  { formato, codificacion, codificacionVista, separador, hoja, hojas }: MuestraArchivo,
  tipo: TipoCarga,
  hoy: PlainDate,
  { columnas, campos, totales, ...partes }: Partes,
): PlanoPropuesto {
  const quincenas = valoresDe('quincena', columnas, campos, tipo)
  const notaciones = notacionesQueCaben(quincenas)
  const [periodo] = notaciones.length === 1 ? notaciones : []
  return {
    definicion: {
      ...{ formato, codificacion, campos },
      ...(separador !== undefined && { separador }),
      ...(hoja !== undefined && hojas.length > 1 && { hoja: hoja.slice(0, 31) }),
      ...(periodo && { periodo }),
      ...partes,
      ...(totales && { totales }),
    },
    columnas: columnas.map((columna) => columnaVista(columna, hoy)),
    hojas,
    codificacion: codificacionVista,
    notas: notasDe({ quincenas, notaciones, columnas, campos, tipo, conConceptos: partes.conceptos !== undefined }),
  }
}

function valoresDe(
  clase: string,
  columnas: readonly Columna[],
  campos: readonly CampoPlano[],
  tipo: TipoCarga,
): string[] {
  const suyos = campos.filter(({ campo }) => tipo.campos[campo]?.clase === clase)
  return columnas.filter(({ en }) => suyos.some((campo) => campo.en === en)).flatMap(({ valores }) => valores)
}

function columnaVista({ en, numero, titulo, valores }: Columna, hoy: PlainDate): ColumnaMuestra {
  const dichos = [...new Set(valores.map((valor) => valor.trim()).filter((valor) => valor !== ''))]
  const implicitos = decimalesImplicitos(valores)
  const fechas = fechasQueCaben(valores, hoy)
  const [fecha] = fechas.length === 1 ? fechas : []
  return {
    en,
    ...(numero !== undefined && { numero }),
    titulo,
    ejemplos: dichos.slice(0, EJEMPLOS).map((valor) => valor.slice(0, EJEMPLO_MAX)),
    ...(implicitos > 0 && { decimales: implicitos }),
    ...(fecha && { fecha }),
  }
}

interface Hallado {
  readonly quincenas: readonly string[]
  readonly notaciones: readonly (keyof typeof NOTACIONES)[]
  readonly columnas: readonly Columna[]
  readonly campos: readonly CampoPlano[]
  readonly tipo: TipoCarga
  readonly conConceptos: boolean
}

/** Whether a text is an option of a field by its key or its title. */
function isOpcion(texto: string, tipo: CampoTipo | undefined): boolean {
  const llano = foldText(texto)
  return Object.entries(tipo?.opciones ?? {}).some(
    ([id, titulo]) => foldText(id) === llano || foldText(titulo) === llano,
  )
}

function notasDe({ quincenas, notaciones, columnas, campos, tipo, conConceptos }: Hallado): string[] {
  const notas: string[] = []
  const dicha = quincenas.find((valor) => valor.trim() !== '')?.trim() ?? ''
  if (dicha !== '' && notaciones.length > 1) {
    const cuales = notaciones.map((notacion) => NOTACIONES[notacion].titulo).join(' o ')
    notas.push(`«${dicha.slice(0, 20)}» se puede leer como ${cuales}: elige la notación, que nunca se adivina.`)
  }
  if (dicha !== '' && notaciones.length === 0)
    notas.push(`«${dicha.slice(0, 20)}» no es una quincena en ninguna notación: revisa qué columna la trae.`)
  for (const { campo, en } of campos) {
    const titulo = tipo.campos[campo]?.titulo ?? campo
    const valores = columnas.find((columna) => columna.en === en)?.valores ?? []
    const enteros = valores.map((valor) => valor.trim()).filter((valor) => valor !== '')
    const isEntero = enteros.length > 0 && enteros.every((valor) => /^-?[1-9]\d*$/.test(valor))
    const ajeno = enteros.find((valor) => !isOpcion(valor, tipo.campos[campo]))
    if (tipo.campos[campo]?.clase === 'opcion' && ajeno !== undefined)
      notas.push(
        `${titulo} trae «${ajeno.slice(0, 20)}», que no es ninguna de sus opciones: llena su tabla de equivalencias.`,
      )
    if (tipo.campos[campo]?.clase === 'importe' && isEntero)
      notas.push(`${titulo} trae números enteros, como ${enteros[0] ?? ''}: di si sus últimos dígitos son centavos.`)
  }
  const sinImporte = !conConceptos && !campos.some(({ campo }) => tipo.campos[campo]?.clase === 'importe')
  if (sinImporte) notas.push('No se sabe qué columna trae el importe: elígela.')
  return notas
}

import { entidadByNombre } from '#domain/identidad/entidades-federativas.ts'
import { clavesEnRenglones } from './claves-en-papel.ts'
import { combinar, hallazgoEn, trustKeys, type Hallazgo } from './combinar.ts'
import { ETIQUETAS_CSF } from './vocabulario/etiquetas-csf.ts'
import { fechaEmisionEnHoja } from './fecha-emision.ts'
import { Diccionario } from './hoja/etiquetas.ts'
import { hojaDe, type Hoja } from './hoja/hoja.ts'
import { curpsEnHoja, type LecturaCruda } from './leer-curp.ts'
import { camposDeQrCsf } from './leer-qr.ts'
import type { CodigoQr, PaginaConPalabras } from './pagina.ts'
import { nombreMatchesCurp } from './partir-nombre.ts'
import { regimenesEnHojas } from './regimenes.ts'
import { forma } from './vocabulario/formas.ts'
import { textoDe } from './hoja/renglones.ts'
import type { Valor } from './hoja/valores.ts'

const NOMBRE = ['nombres', 'apellidoPaterno', 'apellidoMaterno'] as const
const isPartOfName = (campo: string) => (NOMBRE as readonly string[]).includes(campo)

const DICCIONARIO = new Diccionario(ETIQUETAS_CSF)
const NOT_FIELDS = new Set(['emision', 'rfc', 'curp', 'nombreCompleto', 'regimenRotulado'])

/** What a field must look like to be that field; the rest is a label badly placed. */
const FORMAS: Readonly<Record<string, RegExp>> = {
  codigoPostal: /^\d{5}$/,
  idCIF: /^\d{8,14}$/,
}
/** A label with a letter forgiven may be another label. */
const FORGIVEN = 0.9

/** Findings of a Constancia de Situación Fiscal and its QR codes. */
export function leerPapelCsf(paginas: readonly PaginaConPalabras[], qrs: readonly CodigoQr[]): LecturaCruda {
  const hojas = paginas.map((pagina) => hojaDe(pagina, DICCIONARIO, forma))
  const curps = hojas.flatMap(curpsEnHoja)
  const fromQr = qrs.flatMap(camposDeQrCsf)
  const rfcs = hojas.flatMap(rfcsEnHoja)
  const curp = combinar(curps)?.valor ?? ''
  const rfc = combinar([...fromQr.filter(({ campo }) => campo === 'rfc'), ...rfcs])?.valor ?? ''
  const sameRoot = curp !== '' && curp.slice(0, 10) === rfc.slice(0, 10)
  const fields = checkName(oneEach(hojas.flatMap(camposEnHoja)), curp)
  const named = curp !== '' && fields.some(({ campo, valido }) => campo === 'nombres' && valido)
  const hallazgos = [
    ...fromQr,
    ...trustKeys(rfcs, (valor) => valor === rfc && sameRoot),
    ...trustKeys(curps, (valor) => valor === curp && (sameRoot || named)),
    ...fields,
    ...hojas.flatMap((hoja) => fechaEmisionEnHoja(hoja)),
    ...regimenesEnHojas(hojas),
  ]
  return { hallazgos, avisos: [] }
}

function rfcsEnHoja({ pagina, renglones }: Hoja): Hallazgo[] {
  return clavesEnRenglones('rfc', renglones).map(({ valor, valida, palabras, sugerencia }) =>
    hallazgoEn(pagina, palabras, { campo: 'rfc', valor, valido: valida, sugerencia }),
  )
}

function camposEnHoja(hoja: Hoja): Hallazgo[] {
  return hoja.valores.filter(({ campo }) => !NOT_FIELDS.has(campo)).map((valor) => toHallazgo(hoja, valor))
}

function toHallazgo({ pagina }: Hoja, { campo, palabras, etiqueta, exacta, extrano }: Valor): Hallazgo {
  const texto = textoDe(palabras)
  const valor = FORMAS[campo]?.test(texto) === false ? '' : clean(texto)
  // The place of an empty field is its label; a text that is not the field's is not an empty field either.
  const place = valor === '' ? etiqueta : palabras
  return hallazgoEn(pagina, place, {
    campo,
    valor,
    valido: !extrano && (texto === '') === (valor === '') && isRight(campo, valor),
    factor: exacta ? 1 : FORGIVEN,
  })
}

const clean = (texto: string) => texto.replace(/^[\s,;:_|]+|[\s,;:_|]+$/g, '')

const isRight = (campo: string, valor: string) => valor === '' || campo !== 'entidad' || entidadByNombre(valor) !== null

/** The same label may come back in a table or a footer: a filled one is the field, an empty one its absence. */
function oneEach(hallazgos: readonly Hallazgo[]): Hallazgo[] {
  const filled = new Set(hallazgos.filter(({ valor }) => valor !== '').map(({ campo }) => campo))
  return hallazgos.filter(({ campo, valor }) => valor !== '' || !filled.has(campo))
}

/** A name whose letters are not those of the CURP beside it is not sure. */
function checkName(hallazgos: readonly Hallazgo[], curp: string): Hallazgo[] {
  const value = (campo: string) => hallazgos.find((each) => each.campo === campo)?.valor ?? ''
  const nombre = {
    nombres: value('nombres'),
    apellidoPaterno: value('apellidoPaterno'),
    apellidoMaterno: value('apellidoMaterno'),
  }
  if (curp === '' || nombreMatchesCurp(nombre, curp)) return [...hallazgos]
  return hallazgos.map((each) => (isPartOfName(each.campo) ? { ...each, valido: false } : each))
}

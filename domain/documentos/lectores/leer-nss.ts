import { apoyar, combinar, hallazgoEn, type Hallazgo } from '#domain/documentos/combinar.ts'
import { clavesEnHoja, curpParaNombres } from '#domain/documentos/claves/claves-en-hoja.ts'
import { clavesEnRenglones, type ClaveEncontrada } from '#domain/documentos/claves/claves-en-papel.ts'
import { curpsConfirmadas } from '#domain/documentos/claves/confirmar-curp.ts'
import { LectorDeHojas, type Hoja } from '#domain/documentos/hoja/hoja.ts'
import { textoDe } from '#domain/documentos/hoja/renglones.ts'
import type { LecturaCruda } from '#domain/documentos/papeles/papel.ts'
import { nombreEnPapel } from '#domain/documentos/nombre/nombre-en-papel.ts'
import type { PaginaConPalabras } from '#domain/documentos/pagina.ts'
import { sinBeneficiarios } from './sin-beneficiarios.ts'
import { compact } from '#domain/documentos/texto.ts'
import { ETIQUETAS_NSS } from '#domain/documentos/vocabulario/etiquetas-nss.ts'
import { estadoEn } from '#domain/documentos/vocabulario/estados.ts'
import { fechaEn } from '#domain/documentos/vocabulario/fechas.ts'
import { forma, SEXOS } from '#domain/documentos/vocabulario/formas.ts'
import { fold } from '#domain/documentos/texto.ts'

const HOJAS = new LectorDeHojas(ETIQUETAS_NSS, forma)

/** How far above or beside a number its label may stand, in lines. */
const NEAR_LINES = 3
const LABEL = /NSS|SEGUR[I1L]DADSOC[I1L]AL|NUMERODESEGUROSOCIAL|NUMERODEAFILIACION/
/** What stands before another number of as many digits, on its own line: that number is this label's. */
const OTHER_LABEL =
  /(?:FOLIO|TELEFONO|CELULAR|CUENTA|CLABE|CREDITO|EXPEDIENTE|OFICIO|TRAMITE|CONTROL|REFERENCIA|SOLICITUD|PATRONAL)$/
/** A letter O was read as a zero (decisions §6): never sure. */
const LETTER_O = 0.8

/** Findings of one of the three IMSS papers. */
export function leerPapelNss(paginas: readonly PaginaConPalabras[]): LecturaCruda {
  const hojas = HOJAS.leer(paginas.map(sinBeneficiarios))
  const read = ownCurps(hojas.flatMap((hoja) => clavesEnHoja('curp', hoja)))
  const curp = curpParaNombres(read)
  const { hallazgos: nombre, nombres, claveAjena } = nombreEnPapel(hojas, { curp, leida: combinar(read)?.valor })
  // A beneficiary's key is no reading of the holder's.
  const suyas = claveAjena ? [] : read
  const curps = curpsConfirmadas(suyas, hojas, { nombres, rfc: '', ...datosEn(hojas) })
  const year = suyas.length === 0 ? '' : curp.slice(4, 6)
  const numeros = hojas.flatMap((hoja) => numerosEnHoja(hoja, year))
  const hallazgos = [...apoyar(numeros, ({ valor }) => year !== '' && valor.slice(4, 6) === year), ...curps, ...nombre]
  return { hallazgos, avisos: [] }
}

/** Birth date, sex and state as the paper prints them: they are no fields of it, and speak for the CURP. */
function datosEn(hojas: readonly Hoja[]) {
  const valores = hojas.flatMap(({ valores }) => valores)
  const texto = (campo: string) =>
    textoDe(valores.find((each) => each.campo === campo && each.palabras.length > 0)?.palabras ?? [])
  return {
    fechaNacimiento: fechaEn(texto('fechaNacimiento')),
    sexo: SEXOS[fold(texto('sexo')).trim()] ?? '',
    codigoEntidad: estadoEn(texto('lugarNacimiento'))?.estado.codigo ?? '',
  }
}

/** The first CURP is the insured person's; further ones may be those of beneficiaries. */
function ownCurps(keys: readonly Hallazgo[]): Hallazgo[] {
  const own = keys.find(({ valido }) => valido) ?? keys[0]
  return own ? keys.filter(({ valor, sugerencia }) => valor === own.valor || sugerencia === own.valor) : []
}

/**
 * Numbers of eleven digits beside or under a label of the NSS, or with its check digit and the person's birth year; others are folios.
 * Beside a number whose check digit fits, one that fails it counts only as the value of a label: "Cadena original" holds folios.
 */
function numerosEnHoja({ pagina, renglones, valores }: Hoja, year: string): Hallazgo[] {
  const labelled = renglones.map(({ palabras }) => LABEL.test(compact(textoDe(palabras))))
  const byLabel = new Set(valores.filter(({ campo }) => campo === 'nss').flatMap(({ palabras }) => palabras))
  const isValue = ({ palabras }: ClaveEncontrada) => palabras.some((word) => byLabel.has(word))
  const near = ({ renglon, valida, valor }: ClaveEncontrada) =>
    labelled.slice(Math.max(0, renglon - NEAR_LINES), renglon + 1).includes(true) ||
    (valida && year !== '' && valor.slice(4, 6) === year)
  const numeros = clavesEnRenglones('nss', renglones).filter(
    (clave) => (isValue(clave) || near(clave)) && !isOfAnotherLabel(clave, renglones),
  )
  const fitting = numeros.filter((clave) => clave.valida && !isInChain(clave))
  const isStray = (clave: ClaveEncontrada) =>
    fitting.every(({ valor }) => valor !== clave.valor) && (!clave.valida || isInChain(clave))
  return numeros
    .filter((clave) => fitting.length === 0 || isValue(clave) || !isStray(clave))
    .map(({ valor, valida, conLetraO, palabras, sugerencia }) =>
      hallazgoEn(pagina, palabras, {
        campo: 'nss',
        valor,
        valido: valida,
        sugerencia,
        factor: conLetraO ? LETTER_O : 1,
      }),
    )
}

/** "||Invocante:…|44731590112|…||": fields of a chain that a computer signed. */
const isInChain = ({ palabras }: ClaveEncontrada): boolean => palabras.some(({ texto }) => texto.includes('|'))

function isOfAnotherLabel({ renglon, palabras: [first] }: ClaveEncontrada, renglones: Hoja['renglones']): boolean {
  const line = renglones[renglon]?.palabras ?? []
  const before = line.slice(0, first ? line.indexOf(first) : 0)
  return OTHER_LABEL.test(compact(textoDe(before)))
}

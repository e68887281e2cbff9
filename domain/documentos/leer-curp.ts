import { entidadByCodigo } from '#domain/identidad/entidades-federativas.ts'
import { isCurpCheckDigitOk, parseCurp } from '#domain/identidad/curp.ts'
import { clavesEnRenglones } from './claves-en-papel.ts'
import { combinar, hallazgoEn, trustKeys, type Hallazgo } from './combinar.ts'
import { Diccionario } from './hoja/etiquetas.ts'
import { hojaDe, type Hoja } from './hoja/hoja.ts'
import type { AvisoLectura, CampoLeido } from './lectura.ts'
import { camposDeQrCurp } from './leer-qr.ts'
import { nombreEnHoja } from './nombre-en-papel.ts'
import type { CodigoQr, PaginaConPalabras } from './pagina.ts'
import { nombreMatchesCurp } from './partir-nombre.ts'
import { textoDe } from './hoja/renglones.ts'
import { fold } from './texto.ts'
import { ETIQUETAS_CURP } from './vocabulario/etiquetas-curp.ts'
import { estadoEn } from './vocabulario/estados.ts'
import { fechaEn } from './vocabulario/fechas.ts'
import { forma, SEXOS } from './vocabulario/formas.ts'

/** What one paper gives before its places are compared. */
export interface LecturaCruda {
  readonly hallazgos: readonly Hallazgo[]
  readonly avisos: readonly AvisoLectura[]
}

const DICCIONARIO = new Diccionario(ETIQUETAS_CURP)

/** Findings of a CURP's pages and QR codes. */
export function leerPapelCurp(paginas: readonly PaginaConPalabras[], qrs: readonly CodigoQr[]): LecturaCruda {
  const hojas = paginas.map((pagina) => hojaDe(pagina, DICCIONARIO, forma))
  const fromQr = qrs.flatMap(camposDeQrCurp)
  const printedKeys = hojas.flatMap(curpsEnHoja)
  const clave = combinar([...fromQr.filter(({ campo }) => campo === 'curp'), ...printedKeys])?.valor ?? ''
  const names = hojas.flatMap((hoja) => nombreEnHoja(hoja, clave))
  const keys = trustKeys(printedKeys, (valor) => valor === clave && names.some(({ valido }) => valido))
  const qrFields = stateOfQr(checkQrName(fromQr, clave), clave)
  const printed = hojas.flatMap((hoja) => impresos(hoja, clave))
  const read = [...qrFields, ...keys, ...names, ...printed]
  const curp = combinar(read.filter(({ campo }) => campo === 'curp'))
  return { hallazgos: [...read, ...derived(curp)], avisos: derivedNotice(curp, read) }
}

/**
 * Every CURP printed on a page. Position 17 is 0 for almost all born before 2000; a recogniser takes it for O and the check digit
 * cannot tell (its weight there is 2, and O is worth 25): such a reading is never right by itself.
 */
export function curpsEnHoja({ pagina, renglones }: Hoja): Hallazgo[] {
  return clavesEnRenglones('curp', renglones).map(({ valor, valida, palabras, sugerencia }) => {
    const zero = pagina.fuente === 'ocr' && valor.charAt(16) === 'O'
    const repaired = zero ? `${valor.slice(0, 16)}0${valor.slice(17)}` : sugerencia
    return hallazgoEn(pagina, palabras, { campo: 'curp', valor, valido: valida && !zero, sugerencia: repaired })
  })
}

/** A QR whose name has not the letters of its own key is not sure of either. */
function checkQrName(fromQr: readonly Hallazgo[], curp: string): Hallazgo[] {
  const value = (campo: string) => fromQr.find((each) => each.campo === campo)?.valor ?? ''
  const nombre = {
    nombres: value('nombres'),
    apellidoPaterno: value('apellidoPaterno'),
    apellidoMaterno: value('apellidoMaterno'),
  }
  if (nombre.nombres === '' || nombreMatchesCurp(nombre, curp)) return [...fromQr]
  const isName = (campo: string) => campo in nombre
  return fromQr.map((each) => (isName(each.campo) ? { ...each, valido: false } : each))
}

/** The state of a QR under its usual name, and only when it is the key's. */
function stateOfQr(fromQr: readonly Hallazgo[], curp: string): Hallazgo[] {
  return fromQr
    .map((each) => (each.campo === 'entidad' ? { ...each, valor: stateOf('entidad', each.valor, curp) } : each))
    .filter(({ campo, valor }) => campo !== 'entidad' || valor !== '')
}

/** Birth date, sex and state where they are printed. */
function impresos(hoja: Hoja, curp: string): Hallazgo[] {
  return hoja.valores.flatMap(({ campo, palabras }) => {
    const texto = textoDe(palabras)
    const valor =
      campo === 'sexo'
        ? (SEXOS[fold(texto)] ?? '')
        : campo === 'fechaNacimiento'
          ? fechaEn(texto)
          : stateOf(campo, texto, curp)
    return valor === '' ? [] : [hallazgoEn(hoja.pagina, palabras, { campo, valor })]
  })
}

/** The state where a birth was registered may be another than the one of birth: it counts when it is the key's. */
function stateOf(campo: string, texto: string, curp: string): string {
  const state = campo === 'entidad' ? estadoEn(texto) : null
  return state && state.estado.codigo === curp.slice(11, 13) ? state.texto : ''
}

/** What a right key says of its holder, with the trust and the place of the key itself. */
function derived(curp: CampoLeido | null): Hallazgo[] {
  const leida = curp && isCurpCheckDigitOk(curp.valor) ? parseCurp(curp.valor) : null
  const state = leida && entidadByCodigo(leida.codigoEntidad)
  if (!curp || !leida) return []
  const { fuente, confianza, pagina, caja } = curp
  const values = [
    ['sexo', leida.sexo],
    ['fechaNacimiento', leida.fechaNacimiento],
    ['entidad', state?.nombre.toUpperCase() ?? ''],
    ['codigoEntidad', state?.codigo ?? ''],
  ] as const
  return values
    .filter(([, valor]) => valor !== '')
    .map(([campo, valor]) => ({ campo, valor, fuente, confianza, pagina, caja, valido: true, derivado: true }))
}

function derivedNotice(curp: CampoLeido | null, read: readonly Hallazgo[]): AvisoLectura[] {
  if (!curp || !isCurpCheckDigitOk(curp.valor)) return []
  const missing = (['sexo', 'fechaNacimiento', 'entidad'] as const).filter(
    (campo) => !read.some((each) => each.campo === campo),
  )
  return missing.map((campo) => ({
    codigo: 'derivado_de_curp',
    campo,
    mensaje: 'El documento no lo imprime: se tomó de la propia CURP.',
  }))
}

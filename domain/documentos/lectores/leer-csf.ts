import { estadoEn } from '#domain/documentos/vocabulario/estados.ts'
import { combinar, hallazgoEn, type Hallazgo } from '#domain/documentos/combinar.ts'
import { clavesEnHoja, curpParaNombres } from '#domain/documentos/claves/claves-en-hoja.ts'
import { curpsConfirmadas } from '#domain/documentos/claves/confirmar-curp.ts'
import { confirmarRfc } from '#domain/documentos/claves/confirmar-rfc.ts'
import { codigoPostalSuelto } from './codigo-postal-suelto.ts'
import { cotejarDomicilio } from './cotejar-domicilio.ts'
import { fechaEmisionEnHoja } from './fecha-emision.ts'
import { LectorDeHojas, type Hoja } from '#domain/documentos/hoja/hoja.ts'
import { hasHueco } from '#domain/documentos/hoja/huecos.ts'
import { textoDe } from '#domain/documentos/hoja/renglones.ts'
import type { Valor } from '#domain/documentos/hoja/valores.ts'
import type { LecturaCruda } from '#domain/documentos/papeles/papel.ts'
import { camposDeQrCsf } from './leer-qr.ts'
import { nombreEnPapel } from '#domain/documentos/nombre/nombre-en-papel.ts'
import { cotejarConHomoclave } from '#domain/documentos/nombre/nombre-por-homoclave.ts'
import type { CodigoQr, PaginaConPalabras, Palabra } from '#domain/documentos/pagina.ts'
import { datosDeOficio } from './oficio-csf.ts'
import { regimenesEnHojas } from './regimenes.ts'
import { ETIQUETAS_CSF } from '#domain/documentos/vocabulario/etiquetas-csf.ts'
import { forma, isSituacion } from '#domain/documentos/vocabulario/formas.ts'
import { isVialidad } from '#domain/documentos/vocabulario/vialidades.ts'

const HOJAS = new LectorDeHojas(ETIQUETAS_CSF, forma)

/** Labelled values that are read in another way. */
const NOT_HERE = new Set([
  'emision',
  'rfc',
  'curp',
  'nombreCompleto',
  'regimenRotulado',
  'nombres',
  'apellidoPaterno',
  'apellidoMaterno',
])

/** What a field must look like to be that field; the rest is a label badly placed. */
const FORMAS: Readonly<Record<string, RegExp>> = {
  codigoPostal: /^\d{5}$/,
  idCIF: /^\d{8,14}$/,
}
/** A recognised value that may go on in a line nobody claims, or that has room for a word that was not read, is never sure. */
const CUT = 0.94
/** What a recogniser makes of S/N. */
const SIN_NUMERO = /^S[I1L]N$/i
/** A label with a letter forgiven may be another label. */
const FORGIVEN = { texto: 0.99, ocr: 0.99 } as const

/** Findings of a Constancia de Situación Fiscal and its QR codes. */
export function leerPapelCsf(paginas: readonly PaginaConPalabras[], qrs: readonly CodigoQr[]): LecturaCruda {
  const hojas = HOJAS.leer(paginas)
  const fromQr = qrs.flatMap(camposDeQrCsf)
  const rfcs = [...fromQr.filter(({ campo }) => campo === 'rfc'), ...hojas.flatMap((hoja) => clavesEnHoja('rfc', hoja))]
  const read = hojas.flatMap((hoja) => clavesEnHoja('curp', hoja))
  const rfc = combinar(rfcs.filter(({ valido }) => valido))?.valor ?? ''
  const claves = { curp: curpParaNombres(read), leida: combinar(read)?.valor, rfc }
  const { hallazgos: nombre, nombres } = nombreEnPapel(hojas, claves)
  const curps = curpsConfirmadas(read, hojas, { nombres, rfc, fechaNacimiento: '', sexo: '', codigoEntidad: '' })
  const curp = combinar(curps.filter(({ valido }) => valido))?.valor ?? ''
  const domicilio = oneEach(hojas.flatMap(camposEnHoja))
  const emision = hojas.flatMap((hoja) => fechaEmisionEnHoja(hoja))
  const hallazgos = [
    ...fromQr.filter(({ campo }) => campo !== 'rfc'),
    ...rfcs.map((each) => confirmarRfc(each, { curp, nombres })),
    ...curps,
    ...cotejarConHomoclave(nombre, rfc),
    ...domicilio,
    ...codigoPostalSuelto(hojas, domicilio),
    ...emision,
    ...datosDeOficio(hojas, [...domicilio, ...emision]),
    ...regimenesEnHojas(hojas),
  ]
  return cotejarDomicilio(hallazgos)
}

function camposEnHoja(hoja: Hoja): Hallazgo[] {
  return hoja.valores.filter(({ campo }) => !NOT_HERE.has(campo)).map((valor) => toHallazgo(hoja, valor))
}

function toHallazgo({ pagina }: Hoja, valorLeido: Valor): Hallazgo {
  const { campo, palabras, etiqueta, exacta, extrano } = valorLeido
  const cortado = valorLeido.cortado || valorLeido.sinInicio
  const texto = withoutRest(campo, clean(textoDe(palabras)))
  const slashLost = pagina.fuente === 'ocr' && campo.startsWith('numero') && SIN_NUMERO.test(texto)
  const valor = slashLost ? 'S/N' : FORMAS[campo]?.test(texto) === false ? '' : listed(campo, texto)
  // The place of an empty field is its label; a text that is not the field's is not an empty field either.
  return hallazgoEn(pagina, valor === '' ? etiqueta : palabras, {
    campo,
    valor,
    valido: !extrano && (texto === '') === (valor === ''),
    factor:
      (exacta ? 1 : FORGIVEN[pagina.fuente]) *
      (pagina.fuente === 'ocr' &&
      (slashLost || cortado || hasHueco(palabras) || mayGoOnUnseen(campo, etiqueta) || isAnothers(campo, valor))
        ? CUT
        : 1),
    apoyos: isListed(campo, valor) ? 1 : 0,
  })
}

/** A kind of road is no road's name: "Tipo de Vialidad" may have lost its first word, or the value the name. */
const isAnothers = (campo: string, valor: string) =>
  ['nombreVialidad', 'entreCalle', 'yCalle'].includes(campo) && isVialidad(valor) && !/\d/.test(valor)

/** A kind of road is often printed with its short form under it: in a cell whose label needs two lines, that line may have been lost. */
function mayGoOnUnseen(campo: string, etiqueta: readonly Palabra[]): boolean {
  const [first, last] = [etiqueta[0], etiqueta.at(-1)]
  return campo === 'tipoVialidad' && first !== undefined && last !== undefined && last.y > first.y + first.h
}

/** A dot after a long word abbreviates nothing: it ends a sentence. */
const SENTENCE_END = /(?<=\p{L}{5})\s*\.$/u

const clean = (texto: string) =>
  texto
    .replace(SENTENCE_END, '')
    .replace(/^[^\p{L}\d("'#]+|(?<![\s,;:_|?¿!¡*~^=<>{}[\]\\])[\s,;:_|?¿!¡*~^=<>{}[\]\\]+$/gu, '')

/** "ACTIVO, y que los datos que obran…": a letter's sentence goes on behind what it says. */
function withoutRest(campo: string, texto: string): string {
  const [first = ''] = texto.split(',')
  return campo === 'situacion' && isSituacion(first) ? first : texto
}

/** A state by its own letters where a recogniser had one wrong. */
const listed = (campo: string, texto: string) => (campo === 'entidad' ? (estadoEn(texto)?.texto ?? texto) : texto)

/** A value that a public list holds is a second place for its letters. */
function isListed(campo: string, valor: string): boolean {
  if (campo === 'entidad') return estadoEn(valor)?.exacto === true
  return campo === 'tipoVialidad'
    ? isVialidad(valor)
    : campo === 'situacion' && /^(ACTIVO|SUSPENDIDO|CANCELADO)$/.test(valor)
}

/** The same label may come back in a table or a footer: a filled one is the field, an empty one its absence. */
function oneEach(hallazgos: readonly Hallazgo[]): Hallazgo[] {
  const filled = new Set(hallazgos.filter(({ valor }) => valor !== '').map(({ campo }) => campo))
  return hallazgos.filter(({ campo, valor }) => valor !== '' || !filled.has(campo))
}

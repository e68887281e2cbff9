import { fold } from '#domain/documentos/texto.ts'
import { DOCUMENTOS_LEIBLES, lectorDe } from '#domain/documentos/papeles/registro.ts'
import { MARCAS_OTRO } from './marcas.ts'

/** The commonest words of Spanish prose and of papers of an office. */
const COMUNES =
  'DE LA EL EN LOS LAS QUE POR CON DEL PARA UN UNA SE SU SUS AL ES NO SI LO COMO MAS O Y A ESTE ESTA TU ENTRE SOBRE FECHA NOMBRE NUMERO ' +
  'DATOS DOCUMENTO PAGINA FOLIO CALLE COLONIA AVENIDA ESTADO MUNICIPIO MEXICO ENERO FEBRERO MARZO ABRIL MAYO JUNIO JULIO AGOSTO ' +
  'SEPTIEMBRE OCTUBRE NOVIEMBRE DICIEMBRE TOTAL PAGO SUELDO CLAVE INSTITUTO SECRETARIA GOBIERNO NACIONAL FEDERAL SERVICIO SOCIAL ' +
  'PERSONA PERSONAS TRABAJADOR EMPRESA DOMICILIO TELEFONO CORREO REGISTRO CONSTANCIA ACTA CERTIFICADO SOLICITUD TITULAR DERECHO LEY ARTICULO'

const wordsOf = (texto: string) => fold(texto).match(/[A-ZÑ]{2,}/g) ?? []

const LECTORES = DOCUMENTOS_LEIBLES.map(lectorDe)

/** Folded words that a paper in Spanish is likely to hold: common ones, and those of the labels and titles that are looked for. */
export const PALABRAS_CONOCIDAS: ReadonlySet<string> = new Set([
  ...COMUNES.split(' '),
  ...LECTORES.flatMap(({ etiquetas }) => etiquetas.flatMap(({ textos }) => textos.flatMap(wordsOf))),
  ...[...LECTORES.flatMap(({ marcas }) => marcas), ...MARCAS_OTRO].flatMap(([frase]) => wordsOf(frase)),
])

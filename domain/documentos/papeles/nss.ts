import { leerPapelNss } from '#domain/documentos/lectores/leer-nss.ts'
import { ETIQUETAS_NSS } from '#domain/documentos/vocabulario/etiquetas-nss.ts'
import { definePapel, type LectorPapel } from './papel.ts'

/** The three papers of the IMSS that print an NSS; the CURP and names where they print them. */
export const NSS = definePapel({
  id: 'nss',
  articulo: 'el',
  enFrase: 'NSS',
  titulo: 'Número de Seguridad Social (NSS)',
  nombre: 'Número de Seguridad Social',
  corto: 'NSS',
  sigla: 'NSS',
  comoArchivo: 'un documento del Número de Seguridad Social',
  sitio: 'Asignación del NSS',
  llamada: 'leerNss',
  archivos: ['nss', 'imss'],
  obligatorio: true,
  clave: 'nss',
  necesita: ['nss'],
  captura: { campos: ['nss'], falta: 'El NSS es requerido' },
  campos: {
    nss: { etiqueta: 'NSS', dato: 'nss', propio: true, releer: true },
    curp: { etiqueta: 'CURP', dato: 'curp', aVeces: true, releer: true },
    nombres: { etiqueta: 'Nombre(s)', dato: 'nombres', aVeces: true, releer: true },
    apellidoPaterno: { etiqueta: 'Primer apellido', dato: 'apellidoPaterno', aVeces: true, releer: true },
    apellidoMaterno: { etiqueta: 'Segundo apellido', dato: 'apellidoMaterno', aVeces: true },
  },
  columnas: ['nss', 'curp', 'apellidoPaterno', 'apellidoMaterno', 'nombres'],
  noLeido: 'No se encontró el NSS en el archivo.',
  soloPdf: 'Solo se permite un archivo PDF.',
})

export const LECTOR_NSS: LectorPapel = {
  marcas: [
    ['Instituto Mexicano del Seguro Social', 3],
    ['Número de Seguridad Social', 4],
    ['Asignación de Número de Seguridad Social', 6],
    ['Constancia de Número de Seguridad Social', 6],
    ['Asignación o localización de NSS', 5],
    ['Localización de Número de Seguridad Social', 6],
    ['Constancia de Semanas Cotizadas', 6],
    ['Reporte de Semanas Cotizadas', 6],
    ['Constancia de Vigencia de Derechos', 6],
    ['Vigencia de Derechos', 5],
    ['Semanas cotizadas', 3],
    ['Historia laboral', 1],
    ['Agregado médico', 2],
    ['Unidad de Medicina Familiar', 1],
    ['IMSS', 1],
    ['NSS', 1],
  ],
  etiquetas: ETIQUETAS_NSS,
  // A paper of the IMSS has no QR of use.
  read: leerPapelNss,
  porRotulos: 'asegurado',
}

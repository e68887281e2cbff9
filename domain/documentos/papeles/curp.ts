import { CURP_QR, camposDeQrCurp } from '#domain/documentos/lectores/leer-qr.ts'
import { leerPapelCurp } from '#domain/documentos/lectores/leer-curp.ts'
import { ETIQUETAS_CURP } from '#domain/documentos/vocabulario/etiquetas-curp.ts'
import { definePapel, type LectorPapel } from './papel.ts'

/** The constancia of the CURP (specification 1 §3.3, §7). `sexo` is H, M or X; `fechaNacimiento` YYYY-MM-DD. */
export const CURP = definePapel({
  id: 'curp',
  articulo: 'la',
  enFrase: 'CURP',
  titulo: 'CURP',
  corto: 'CURP',
  sigla: 'CURP',
  sitio: 'Consulta de la CURP',
  llamada: 'leerCurp',
  archivos: ['curp'],
  obligatorio: true,
  clave: 'curp',
  necesita: ['curp', 'nombres', 'apellidoPaterno'],
  captura: {
    campos: ['curp', 'nombres', 'apellidoPaterno', 'apellidoMaterno'],
    falta: 'Todos los campos son requeridos',
  },
  campos: {
    curp: { etiqueta: 'CURP', dato: 'curp', propio: true, releer: true },
    apellidoPaterno: { etiqueta: 'Primer apellido', dato: 'apellidoPaterno', propio: true, releer: true },
    apellidoMaterno: { etiqueta: 'Segundo apellido', dato: 'apellidoMaterno', propio: true },
    nombres: { etiqueta: 'Nombre(s)', dato: 'nombres', propio: true, releer: true },
    sexo: { etiqueta: 'Sexo', dato: 'sexo' },
    fechaNacimiento: { etiqueta: 'Fecha de nacimiento', dato: 'fechaNacimiento', releer: true },
    entidad: { etiqueta: 'Entidad de nacimiento', dato: 'entidadNacimiento' },
    codigoEntidad: { etiqueta: 'Código de entidad' },
    nacionalidad: { etiqueta: 'Nacionalidad', dato: 'nacionalidad', raro: true },
    vigencia: { etiqueta: 'Vigencia', raro: true },
  },
  noLeido: 'No se encontró una CURP válida en el archivo.',
  incompleto: 'Los datos extraídos están incompletos. Por favor, verifique el documento.',
  soloPdf: 'Solo se permiten archivos PDF',
})

export const LECTOR_CURP: LectorPapel = {
  marcas: [
    ['Constancia de la Clave Única de Registro de Población', 6],
    ['Clave Única de Registro de Población', 5],
    ['CURP Certificada', 3],
    ['Entidad de registro', 2],
    ['Entidad registrante', 2],
    ['Registro Nacional de Población', 3],
    ['RENAPO', 2],
    ['Secretaría de Gobernación', 2],
    ['Soy México', 1],
    ['Trámite gratuito', 1],
    ['CURP', 1],
    ['Datos del documento probatorio', 3],
    ['Documento probatorio', 2],
    ['Clave', 1],
  ],
  etiquetas: ETIQUETAS_CURP,
  read: leerPapelCurp,
  qr: { marca: CURP_QR, read: camposDeQrCurp },
  porClaveSola: true,
  porRotulos: 'persona',
  // A CURP's page tells by which paper the birth was proved, as large as its other data.
  menciona: { donde: /^DOCUMENTOPROBATORIO$/, titulo: 'Acta de Nacimiento' },
}

import { clavesEnHoja, curpParaNombres } from '#domain/documentos/claves/claves-en-hoja.ts'
import { curpsConfirmadas } from '#domain/documentos/claves/confirmar-curp.ts'
import { combinar, hallazgoEn } from '#domain/documentos/combinar.ts'
import type { Etiqueta } from '#domain/documentos/hoja/etiquetas.ts'
import { LectorDeHojas, type Hoja } from '#domain/documentos/hoja/hoja.ts'
import { textoDe } from '#domain/documentos/hoja/renglones.ts'
import { nombreEnPapel } from '#domain/documentos/nombre/nombre-en-papel.ts'
import type { PaginaConPalabras } from '#domain/documentos/pagina.ts'
import { definePapel, type LecturaCruda, type LectorPapel } from '#domain/documentos/papeles/papel.ts'
import { ETIQUETAS_NOMBRE } from '#domain/documentos/vocabulario/etiquetas-nombre.ts'
import { forma } from '#domain/documentos/vocabulario/formas.ts'

/** A paper that no institute asks for: all that there is to write of a new one. */
export const CEDULA_MEDICA = definePapel({
  id: 'medica',
  articulo: 'la',
  enFrase: 'Cédula de Servicio Médico',
  titulo: 'Cédula de Servicio Médico',
  corto: 'Cédula médica',
  sigla: 'CSM',
  archivos: ['medica', 'medico'],
  obligatorio: false,
  clave: 'folio',
  necesita: ['folio'],
  captura: { campos: ['folio'], falta: 'El folio es requerido' },
  campos: {
    folio: { etiqueta: 'Folio', releer: true },
    curp: { etiqueta: 'CURP', dato: 'curp', releer: true },
    nombres: { etiqueta: 'Nombre(s)', dato: 'nombres' },
    apellidoPaterno: { etiqueta: 'Primer apellido', dato: 'apellidoPaterno' },
    apellidoMaterno: { etiqueta: 'Segundo apellido', dato: 'apellidoMaterno' },
    clinica: { etiqueta: 'Clínica de adscripción' },
  },
  noLeido: 'No se encontró el folio de la cédula.',
})

const ETIQUETAS: readonly Etiqueta[] = [
  ...ETIQUETAS_NOMBRE,
  { campo: 'folio', textos: ['Folio de la cédula'], corto: true },
  { campo: 'curp', textos: ['CURP'], corto: true },
  { campo: 'clinica', textos: ['Clínica de adscripción'] },
]
const HOJAS = new LectorDeHojas(ETIQUETAS, forma)

export const LECTOR_CEDULA_MEDICA: LectorPapel = {
  marcas: [
    ['Cédula de Servicio Médico', 8],
    ['Clínica de adscripción', 2],
  ],
  etiquetas: ETIQUETAS,
  read: readCedula,
}

function readCedula(paginas: readonly PaginaConPalabras[]): LecturaCruda {
  const hojas = HOJAS.leer(paginas)
  const read = hojas.flatMap((hoja) => clavesEnHoja('curp', hoja))
  const { hallazgos: nombre, nombres } = nombreEnPapel(hojas, {
    curp: curpParaNombres(read),
    leida: combinar(read)?.valor,
  })
  const unknown = { rfc: '', fechaNacimiento: '', sexo: '', codigoEntidad: '' }
  const curps = curpsConfirmadas(read, hojas, { nombres, ...unknown })
  return { hallazgos: [...curps, ...nombre, ...hojas.flatMap(ownFields)], avisos: [] }
}

const ownFields = ({ pagina, valores }: Hoja) =>
  valores
    .filter(({ campo, palabras }) => ['folio', 'clinica'].includes(campo) && palabras.length > 0)
    .map(({ campo, palabras }) => hallazgoEn(pagina, palabras, { campo, valor: textoDe(palabras) }))

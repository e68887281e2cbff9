import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { NOTA_CARGA_MAX } from '#domain/cargas/limites-carga.ts'
import type { TipoCarga } from '#domain/cargas/tipo-carga.ts'

/** Settlements of the postal catalogue that SEPOMEX publishes (CPdescarga.txt). */
export const DIRECCIONES = {
  titulo: 'Catálogo postal',
  modo: 'todo_o_nada',
  campos: {
    codigo: {
      titulo: 'Código postal',
      clase: 'texto',
      max: 20,
      clave: true,
      ejemplo: '99999',
      significado: 'Código postal, de cinco dígitos.',
    },
    colonia: { titulo: 'Asentamiento', clase: 'texto', significado: 'Nombre de la colonia o asentamiento.' },
    tipo: { titulo: 'Tipo de asentamiento', clase: 'texto', significado: 'Colonia, pueblo, ejido…' },
    municipio: { titulo: 'Municipio', clase: 'texto', significado: 'Nombre del municipio o alcaldía.' },
    estado: { titulo: 'Estado', clase: 'texto', significado: 'Nombre del estado.' },
    claveEstado: {
      titulo: 'Clave del estado',
      clase: 'texto',
      max: 20,
      clave: true,
      ejemplo: '99',
      significado: 'Clave del estado, de dos dígitos.',
    },
    claveMunicipio: {
      titulo: 'Clave del municipio',
      clase: 'texto',
      max: 20,
      clave: true,
      ejemplo: '999',
      significado: 'Clave del municipio, de tres dígitos.',
    },
    asentamiento: {
      titulo: 'Número del asentamiento',
      clase: 'texto',
      max: 20,
      clave: true,
      ejemplo: '9999',
      significado: 'Número del asentamiento en el catálogo de SEPOMEX.',
    },
  },
  lee: 'direcciones.administrar',
  carga: 'direcciones.administrar',
  contenido: 'el catálogo postal',
  renglon: ['asentamiento', 'asentamientos'],
  autoriza: { por: 'nadie' },
  repite: true,
  deEntidad: null,
  delInstituto: {
    ofrece: 'De SEPOMEX: el catálogo postal',
    archivos: 'CPdescarga.txt de Correos de México, como se descarga, o el ZIP en que viene.',
    hecho: 'El catálogo de direcciones está al día.',
    sinDeshacer: 'El catálogo postal no se deshace: carga el archivo bueno.',
    ver: { vista: 'direccion', ruta: rutaVista('direccion'), texto: 'Ver las direcciones' },
    asunto: null,
  },
  motivo: {
    titulo: 'Aplicar el archivo de todos modos',
    texto: 'El archivo parece cortado o anterior al catálogo que hay. Confirma que aun así se aplica.',
    etiqueta: 'Por qué se aplica',
    ayuda: 'Queda en la carga con tu nombre.',
    falta: 'El archivo parece cortado o anterior: escribe por qué se aplica de todos modos.',
    max: NOTA_CARGA_MAX,
  },
} as const satisfies TipoCarga

import type { Vista } from './vista.ts'

/** Views of bulk loads. */
export const VISTAS_CARGAS = {
  cargas: {
    titulo: 'Cargas de archivos',
    area: 'cargas',
    descripcion:
      'Archivos de nómina y retenciones que envían las dependencias, y los que carga el instituto: se revisan, se cargan, se validan y se deshacen.',
    ruta: '/afiliacion/masiva',
    capacidades: [
      'calendario.leer',
      'cargas.leer',
      'cargas.dependencias',
      'cargas.cargar',
      'cargas.enviar',
      'cargas.validar',
      'cargas.aprobar',
      'cargas.administrar',
    ],
  },
  ponerEnMarcha: {
    titulo: 'Poner en marcha',
    area: 'cargas',
    descripcion:
      'Qué debe cargar una instalación nueva, en orden, qué hay y las cifras para comparar con el sistema anterior.',
    soloInstituto: true,
    conduceA: ['cargas'],
    capacidades: ['puesta.leer'],
  },
} as const satisfies Record<string, Vista>

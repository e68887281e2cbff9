import type { Vista } from './vista.ts'

/** Views of the institute: calendar, organic hierarchy and addresses. */
export const VISTAS_INSTITUTO = {
  calendarioEventos: {
    titulo: 'Calendario de captura',
    area: 'calendario',
    descripcion: 'Días de movimientos, préstamos, aplicación y pago de cada quincena, para editarlos.',
    capacidades: ['calendario.leer', 'calendario.administrar', 'organica.leer'],
  },
  calendarioVisualizacion: {
    titulo: 'Calendario',
    area: 'calendario',
    descripcion: 'Días de movimientos, préstamos, aplicación y pago de cada quincena.',
    capacidades: ['calendario.leer'],
  },
  panelEntidades: {
    titulo: 'Estructura orgánica',
    area: 'organica',
    descripcion: 'Tipos de entidad, entidades, direcciones generales y áreas.',
    ruta: '/panel/entidades',
    conduceA: ['panelCategorias'],
    capacidades: ['organica.leer', 'organica.panel'],
  },
  panelCategorias: {
    titulo: 'Categorías y sueldos',
    area: 'organica',
    descripcion: 'Categorías vigentes con su sueldo mensual.',
    ruta: '/panel/categorias',
    capacidades: ['organica.leer', 'organica.panel'],
  },
  organicaEntidades: {
    titulo: 'Entidades Orgánicas',
    area: 'organica',
    descripcion: 'Tipos de entidad de la estructura orgánica.',
    capacidades: ['organica.leer', 'organica.administrar'],
    soloInstituto: true,
    conduceA: ['organicaArbol'],
  },
  organicaAdscripcion: {
    titulo: 'Entidad',
    area: 'organica',
    descripcion: 'Entidades de cada tipo, con su clave orgánica.',
    capacidades: ['organica.leer', 'organica.administrar'],
    soloInstituto: true,
    conduceA: ['organicaArbol'],
  },
  organicaDependencia: {
    titulo: 'Direcciones Generales',
    area: 'organica',
    descripcion: 'Direcciones generales de cada entidad.',
    capacidades: ['organica.leer', 'organica.administrar'],
    soloInstituto: true,
    conduceA: ['organicaArbol'],
  },
  organicaArea: {
    titulo: 'Áreas',
    area: 'organica',
    descripcion: 'Áreas de cada dirección general.',
    capacidades: ['organica.leer', 'organica.administrar'],
    soloInstituto: true,
    conduceA: ['organicaArbol'],
  },
  organicaArbol: {
    titulo: 'Árbol orgánico',
    area: 'organica',
    descripcion: 'Toda la estructura en una pantalla: personas, vacantes, quién responde y los actos con fecha.',
    capacidades: ['organica.leer', 'organica.administrar'],
    soloInstituto: true,
    conduceA: ['organicaEntidades', 'organicaAdscripcion', 'organicaDependencia', 'organicaArea'],
  },
  catalogoPuestosCategorias: {
    titulo: 'Catálogo de Puestos y Categorías',
    area: 'organica',
    descripcion: 'Adscripciones, direcciones, áreas, puestos, categorías y sueldos.',
    // A file of salaries is a load, and so is the postal catalogue: their pages stand among the loads.
    capacidades: [
      'organica.leer',
      'organica.administrar',
      'puestos.administrar',
      'aumentos.proponer',
      'cargas.leer',
      'cargas.cargar',
    ],
    soloInstituto: true,
  },
  catalogo: {
    titulo: 'Catálogos',
    area: 'organica',
    descripcion: 'Catálogos de clave, nombre y estado.',
    ruta: '/panel/catalogos',
    // A file of rows is a load: its page is among the loads.
    capacidades: ['catalogos.administrar', 'cargas.leer', 'cargas.cargar'],
    soloInstituto: true,
  },
  direccion: {
    titulo: 'Catálogo de Direcciones',
    area: 'direcciones',
    descripcion: 'Estados, municipios, códigos postales, colonias y calles.',
    capacidades: ['direcciones.leer', 'direcciones.administrar', 'cargas.leer', 'cargas.cargar'],
    soloInstituto: true,
  },
} as const satisfies Record<string, Vista>

import type { Vista } from './vista.ts'

/** Views of the institute: calendar, organic hierarchy and addresses. */
export const VISTAS_INSTITUTO = {
  calendarioEventos: {
    titulo: 'Calendario de captura',
    area: 'calendario',
    descripcion: 'Días de movimientos, préstamos, aplicación y pago de cada quincena, para editarlos.',
    lista: false,
    capacidades: [],
  },
  calendarioVisualizacion: {
    titulo: 'Calendario',
    area: 'calendario',
    descripcion: 'Días de movimientos, préstamos, aplicación y pago de cada quincena.',
    lista: false,
    capacidades: [],
  },
  panelEntidades: {
    titulo: 'Entidades',
    area: 'organica',
    descripcion: 'Tipos de entidad, entidades, direcciones generales y áreas.',
    lista: true,
    ruta: '/panel/entidades',
    capacidades: ['organica.leer', 'organica.panel'],
  },
  panelCategorias: {
    titulo: 'Categorías y sueldos',
    area: 'organica',
    descripcion: 'Categorías vigentes con su sueldo mensual.',
    lista: true,
    ruta: '/panel/categorias',
    capacidades: ['organica.leer', 'organica.panel'],
  },
  organicaEntidades: {
    titulo: 'Entidades Orgánicas',
    area: 'organica',
    descripcion: 'Tipos de entidad de la estructura orgánica.',
    lista: false,
    capacidades: [],
  },
  organicaAdscripcion: {
    titulo: 'Entidad',
    area: 'organica',
    descripcion: 'Entidades de cada tipo, con su clave orgánica.',
    lista: false,
    capacidades: [],
  },
  organicaDependencia: {
    titulo: 'Direcciones Generales',
    area: 'organica',
    descripcion: 'Direcciones generales de cada entidad.',
    lista: false,
    capacidades: [],
  },
  organicaArea: {
    titulo: 'Áreas',
    area: 'organica',
    descripcion: 'Áreas de cada dirección general.',
    lista: false,
    capacidades: [],
  },
  catalogoPuestosCategorias: {
    titulo: 'Catálogo de Puestos y Categorías',
    area: 'organica',
    descripcion: 'Adscripciones, direcciones, áreas, puestos, categorías y sueldos.',
    lista: false,
    capacidades: [],
  },
  catalogo: {
    titulo: 'Catálogos',
    area: 'organica',
    descripcion: 'Catálogos simples de clave, nombre y estado.',
    lista: false,
    capacidades: [],
  },
  direccion: {
    titulo: 'Catálogo de Direcciones',
    area: 'direcciones',
    descripcion: 'Estados, municipios, códigos postales, colonias y calles.',
    lista: false,
    capacidades: [],
  },
} as const satisfies Record<string, Vista>

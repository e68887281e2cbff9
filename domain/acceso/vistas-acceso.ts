import type { Vista } from './vista.ts'

/** Views of who may enter and how the portal looks. */
export const VISTAS_ACCESO = {
  perfiles: {
    titulo: 'Perfiles',
    area: 'acceso',
    descripcion: 'Perfiles con sus menús, procesos y actos.',
    lista: false,
    capacidades: [],
  },
  menu: { titulo: 'Menús', area: 'acceso', descripcion: 'Menús del portal y su orden.', lista: false, capacidades: [] },
  info: {
    titulo: 'Información y tema',
    area: 'acceso',
    descripcion: 'Nombre, icono y colores del instituto, sus datos de contacto y su aviso de privacidad.',
    lista: true,
    ruta: '/panel/info',
    capacidades: ['instituto.administrar'],
  },
  usuarios: {
    titulo: 'Gestión de Usuarios',
    area: 'acceso',
    descripcion: 'Personas que usan el portal, su perfil y su adscripción.',
    lista: false,
    capacidades: [],
  },
  login: {
    titulo: 'Entrar',
    area: 'acceso',
    descripcion: 'Entrada al portal.',
    lista: true,
    ruta: '/login',
    capacidades: [],
  },
} as const satisfies Record<string, Vista>

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
  panelBitacora: {
    titulo: 'Bitácora',
    area: 'acceso',
    descripcion: 'Quién hizo qué, cuándo y desde dónde, con el antes y el después de cada cambio.',
    lista: true,
    ruta: '/panel/bitacora',
    capacidades: ['bitacora.leer'],
  },
  panelTrabajos: {
    titulo: 'Trabajos',
    area: 'acceso',
    descripcion: 'Lo que el portal hace en segundo plano: en curso, en espera, hecho y fallado.',
    lista: true,
    ruta: '/panel/trabajos',
    capacidades: ['trabajos.leer', 'trabajos.administrar'],
  },
  panelSesiones: {
    titulo: 'Sesiones',
    area: 'acceso',
    descripcion: 'Sesiones abiertas de todas las personas, para cerrar las que no deban seguir.',
    lista: true,
    ruta: '/panel/sesiones',
    capacidades: ['sesiones.administrar'],
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

import type { Vista } from './vista.ts'

/** Views of who may enter and how the portal looks. */
export const VISTAS_ACCESO = {
  perfiles: {
    titulo: 'Perfiles',
    area: 'acceso',
    descripcion: 'Perfiles con sus menús, procesos y actos.',
    ruta: '/panel/perfiles',
    capacidades: ['perfiles.administrar', 'organica.leer'],
    soloInstituto: true,
  },
  menu: {
    titulo: 'Menús',
    area: 'acceso',
    descripcion: 'Menús del portal y su orden.',
    ruta: '/panel/menus',
    capacidades: ['menus.administrar'],
    soloInstituto: true,
  },
  info: {
    titulo: 'Información y tema',
    area: 'acceso',
    descripcion:
      'Nombre, icono y colores del instituto, sus datos de contacto, los tipos de movimiento y su aviso de privacidad.',
    ruta: '/panel/info',
    capacidades: ['instituto.administrar'],
    soloInstituto: true,
  },
  usuarios: {
    titulo: 'Gestión de Usuarios',
    area: 'acceso',
    descripcion: 'Personas que usan el portal, su perfil y su adscripción.',
    ruta: '/panel/usuarios',
    // A file of accounts is a load: its page is among the loads.
    capacidades: ['usuarios.administrar', 'dos_pasos.retirar', 'organica.leer', 'cargas.leer', 'cargas.cargar'],
    soloInstituto: true,
  },
  panelBitacora: {
    titulo: 'Bitácora',
    area: 'acceso',
    descripcion: 'Quién hizo qué, cuándo y desde dónde, con el antes y el después de cada cambio.',
    ruta: '/panel/bitacora',
    capacidades: ['bitacora.leer', 'bitacora.verificar'],
    soloInstituto: true,
  },
  panelTrabajos: {
    titulo: 'Trabajos',
    area: 'acceso',
    descripcion: 'Lo que el portal hace en segundo plano: en curso, en espera, hecho y fallado.',
    ruta: '/panel/trabajos',
    capacidades: ['trabajos.leer', 'trabajos.administrar'],
    soloInstituto: true,
  },
  panelSesiones: {
    titulo: 'Sesiones',
    area: 'acceso',
    descripcion: 'Sesiones abiertas de todas las personas, para cerrar las que no deban seguir.',
    ruta: '/panel/sesiones',
    capacidades: ['sesiones.administrar'],
    soloInstituto: true,
  },
  panelCorreos: {
    titulo: 'Correo',
    area: 'acceso',
    descripcion: 'Correos que el portal envía: a quién, cuándo, si llegaron a salir y por qué no.',
    ruta: '/panel/correos',
    capacidades: ['correo.leer', 'correo.administrar'],
    soloInstituto: true,
  },
  autorizaciones: {
    titulo: 'Por autorizar',
    area: 'acceso',
    descripcion: 'Lo que una persona propuso y otra tiene que autorizar: qué cambiaría y cuánto dinero mueve.',
    capacidades: ['autorizaciones.leer', 'autorizaciones.decidir'],
    soloInstituto: true,
  },
  login: {
    titulo: 'Entrar',
    area: 'acceso',
    descripcion: 'Entrada al portal.',
    ruta: '/login',
    capacidades: [],
  },
} as const satisfies Record<string, Vista>

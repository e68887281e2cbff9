import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { PREFERENCIAS_INICIALES } from '#domain/usuarios/preferencias.ts'
import type { InfoInstituto, TemaInstituto } from '#domain/instituto/info.ts'
import type { RespuestaSesion } from '#domain/usuarios/sesion.ts'
import type { RespuestaVentana } from '#domain/calendario/respuesta-ventana.ts'

/** Whenever the tests run: no screen is looked at in the minutes before a session ends. */
const MANANA = new Date(Date.now() + 24 * 3_600_000).toISOString()

/** Who looks: somebody whom every screen opens for, with the longest name that an account takes in good faith. */
export const SESION: RespuestaSesion = {
  user: {
    id: 1,
    usuario: 'maximiliana.villavicencio',
    nombre: 'Maximiliana Guadalupe Villavicencio-Montemayor y Bustamante de la Garza',
    correo: 'maximiliana@ejemplo.gob.mx',
    id_perfil: 1,
    ID_PERFIL: 1,
    idPerfil: 1,
    id_entidad: null,
    idEntidad: null,
    entidad_id: null,
    entidad_nombre: '',
    id_adscripcion: null,
    idAdscripcion: null,
    adscripcion_id: null,
    adscripcion_nombre: '',
    id_dependencia: null,
    idDependencia: null,
    dependencia_nombre: '',
    org0: null,
    org1: null,
    org2: null,
    ORGANICA_0: null,
    ORGANICA_1: null,
    ORGANICA_2: null,
  },
  perfil: {
    id: 1,
    nombre: 'Administrador',
    ambito: 'instituto',
    actos: ['administrar', 'aprobar', 'autorizar', 'capturar', 'firmar', 'revisar', 'validar', 'ver'],
  },
  verComo: null,
  vistas: Object.keys(VISTAS),
  menus: [],
  inicio: '/inicio',
  preferencias: PREFERENCIAS_INICIALES,
  busquedas: {},
  debeCambiarClave: false,
  debeActivarDosPasos: false,
  foto: null,
  inactividadAt: MANANA,
  venceAt: MANANA,
}

export const TEMA: TemaInstituto = {
  id: 1,
  nombre: 'Instituto de Seguridad Social y Servicios para las Personas Trabajadoras del Estado y sus Municipios',
  icono: null,
  color: '#003DA5',
  color_botones: '#0057A5',
  color_encabezados: '#003DA5',
  color_letra: '#FFFFFF',
  version: 1,
  demo: false,
}

export const INFO: InfoInstituto = {
  ...TEMA,
  contacto: 'Sistemas, extensión 240',
  horario: 'lunes a viernes, de 8:00 a 15:30',
  dominiosCorreo: ['ejemplo.gob.mx'],
  limiteRetroactivo: 24,
  mapaIncrustado: '',
  enlaces: {
    curp: 'https://curp.ejemplo.gob.mx/',
    nss: 'https://nss.ejemplo.gob.mx/',
    csf: 'https://csf.ejemplo.gob.mx/',
  },
  avisoPrivacidad: null,
}

export const VENTANA = {
  tipo: 'ALTA_BAJA_CAMBIO',
  hoy: '2026-11-23',
  open: true,
  next: '2026-11-23',
  nextEsHoy: true,
  hasta: '2026-11-30',
  quincena: {
    codigo: '2226',
    chip: 'Q22 2026 · 16–30 nov',
    texto: 'quincena 22 de 2026',
    rango: '16 al 30 de noviembre',
  },
  habilitacion: null,
  cerrada: null,
  insignia: { titulo: 'Movimientos abiertos', detalle: 'hasta el 30 nov' },
} as RespuestaVentana

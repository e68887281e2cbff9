/**
 * Who may do what with a movement in each state, written by hand from decisions §4 and §10.5–10.7, never from the code.
 * One letter for each state from which the profile may: S Solicitado, P Pendiente, V Validado, R Revisado, A Por aplicar,
 * L Aplicado, C Cancelado; a point where it may not.
 */
export const LETRAS = [
  'Solicitado',
  'Pendiente',
  'Validado',
  'Revisado',
  'Por aplicar',
  'Aplicado',
  'Cancelado',
] as const

export const PERFILES_DE_FABRICA = {
  administrador: ['ver', 'capturar', 'validar', 'revisar', 'aprobar', 'firmar', 'administrar'],
  auxiliar: ['ver', 'revisar'],
  jefe: ['ver', 'aprobar'],
  director: ['ver', 'firmar'],
  titular: ['ver', 'firmar'],
  ventanilla: ['ver', 'capturar'],
  validador: ['ver', 'validar'],
  auditor: ['ver'],
} as const

type Fila = Readonly<Record<keyof typeof PERFILES_DE_FABRICA, string>>

/** Somebody who had no part in the movement. The dependency has a validator, and no act can be undone. */
export const AJENO = {
  corregir: {
    administrador: '.......',
    auxiliar: '.......',
    jefe: '.......',
    director: '.......',
    titular: '.......',
    ventanilla: '.......',
    validador: '.......',
    auditor: '.......',
  },
  retirar: {
    administrador: '.......',
    auxiliar: '.......',
    jefe: '.......',
    director: '.......',
    titular: '.......',
    ventanilla: '.......',
    validador: '.......',
    auditor: '.......',
  },
  tomar: {
    administrador: '.P.....',
    auxiliar: '.......',
    jefe: '.......',
    director: '.......',
    titular: '.......',
    ventanilla: '.P.....',
    validador: '.......',
    auditor: '.......',
  },
  validar: {
    administrador: 'S......',
    auxiliar: '.......',
    jefe: '.......',
    director: '.......',
    titular: '.......',
    ventanilla: '.......',
    validador: 'S......',
    auditor: '.......',
  },
  revisar: {
    administrador: '..V....',
    auxiliar: '..V....',
    jefe: '.......',
    director: '.......',
    titular: '.......',
    ventanilla: '.......',
    validador: '.......',
    auditor: '.......',
  },
  aprobar: {
    administrador: '...R...',
    auxiliar: '.......',
    jefe: '...R...',
    director: '.......',
    titular: '.......',
    ventanilla: '.......',
    validador: '.......',
    auditor: '.......',
  },
  devolver: {
    administrador: 'S.VRA..',
    auxiliar: 'S.VR...',
    jefe: 'S.VRA..',
    director: '.......',
    titular: '.......',
    ventanilla: '.......',
    validador: 'S.V....',
    auditor: '.......',
  },
  cancelar: {
    administrador: 'SPVRA..',
    auxiliar: 'SPVR...',
    jefe: 'SPVRA..',
    director: '.......',
    titular: '.......',
    ventanilla: '.......',
    validador: 'SPV....',
    auditor: '.......',
  },
  deshacer: {
    administrador: '.......',
    auxiliar: '.......',
    jefe: '.......',
    director: '.......',
    titular: '.......',
    ventanilla: '.......',
    validador: '.......',
    auditor: '.......',
  },
  aplicar: {
    administrador: '.......',
    auxiliar: '.......',
    jefe: '.......',
    director: '.......',
    titular: '.......',
    ventanilla: '.......',
    validador: '.......',
    auditor: '.......',
  },
} as const satisfies Record<string, Fila>

/** Who requested it, whatever the profile of today: nobody takes a later turn of what they requested. */
export const AUTOR = {
  corregir: {
    administrador: 'SP.....',
    auxiliar: '.......',
    jefe: '.......',
    director: '.......',
    titular: '.......',
    ventanilla: 'SP.....',
    validador: '.......',
    auditor: '.......',
  },
  retirar: {
    administrador: 'SP.....',
    auxiliar: '.......',
    jefe: '.......',
    director: '.......',
    titular: '.......',
    ventanilla: 'SP.....',
    validador: '.......',
    auditor: '.......',
  },
  tomar: {
    administrador: '.......',
    auxiliar: '.......',
    jefe: '.......',
    director: '.......',
    titular: '.......',
    ventanilla: '.......',
    validador: '.......',
    auditor: '.......',
  },
  validar: {
    administrador: '.......',
    auxiliar: '.......',
    jefe: '.......',
    director: '.......',
    titular: '.......',
    ventanilla: '.......',
    validador: '.......',
    auditor: '.......',
  },
  revisar: {
    administrador: '.......',
    auxiliar: '.......',
    jefe: '.......',
    director: '.......',
    titular: '.......',
    ventanilla: '.......',
    validador: '.......',
    auditor: '.......',
  },
  aprobar: {
    administrador: '.......',
    auxiliar: '.......',
    jefe: '.......',
    director: '.......',
    titular: '.......',
    ventanilla: '.......',
    validador: '.......',
    auditor: '.......',
  },
  devolver: {
    administrador: 'S.VRA..',
    auxiliar: 'S.VR...',
    jefe: 'S.VRA..',
    director: '.......',
    titular: '.......',
    ventanilla: '.......',
    validador: 'S.V....',
    auditor: '.......',
  },
  cancelar: {
    administrador: 'SPVRA..',
    auxiliar: 'SPVR...',
    jefe: 'SPVRA..',
    director: '.......',
    titular: '.......',
    ventanilla: '.......',
    validador: 'SPV....',
    auditor: '.......',
  },
  deshacer: {
    administrador: '.......',
    auxiliar: '.......',
    jefe: '.......',
    director: '.......',
    titular: '.......',
    ventanilla: '.......',
    validador: '.......',
    auditor: '.......',
  },
  aplicar: {
    administrador: '.......',
    auxiliar: '.......',
    jefe: '.......',
    director: '.......',
    titular: '.......',
    ventanilla: '.......',
    validador: '.......',
    auditor: '.......',
  },
} as const satisfies Record<string, Fila>

const SIN_TURNO = {
  administrador: '.......',
  auxiliar: '.......',
  jefe: '.......',
  director: '.......',
  titular: '.......',
  ventanilla: '.......',
  validador: '.......',
  auditor: '.......',
} as const satisfies Fila

/** Somebody who had no part in it, where the dependency has nobody else to validate it: an auxiliar validates (decisions §10.7). */
export const VALIDAR_SIN_VALIDADOR = {
  administrador: 'S......',
  auxiliar: 'S......',
  jefe: '.......',
  director: '.......',
  titular: '.......',
  ventanilla: '.......',
  validador: 'S......',
  auditor: '.......',
} as const satisfies Fila

/** Who took its last turn or returned it a minute ago, and may take that back: a return left it Pendiente (§10.14). */
export const DESHACER_LO_PROPIO = {
  administrador: '.PVRA..',
  auxiliar: '.PVR...',
  jefe: '.P..A..',
  director: '.......',
  titular: '.......',
  ventanilla: '.......',
  validador: '.PV....',
  auditor: '.......',
} as const satisfies Fila

/** Somebody who had no part in one whose date is beyond the limit: the director signs for it, the jefe does not (§9). */
export const APROBAR_SOBRE_LIMITE = {
  administrador: '...R...',
  auxiliar: '.......',
  jefe: '.......',
  director: '...R...',
  titular: '...R...',
  ventanilla: '.......',
  validador: '.......',
  auditor: '.......',
} as const satisfies Fila

/** Who took the last turn of such a one or returned it a minute ago, and may take that back. */
export const DESHACER_SOBRE_LIMITE = {
  administrador: '.PVRA..',
  auxiliar: '.PVR...',
  jefe: '.P..A..',
  director: '....A..',
  titular: '....A..',
  ventanilla: '.......',
  validador: '.PV....',
  auditor: '.......',
} as const satisfies Fila

/** Somebody who took an earlier turn of it, and requested nothing: no turn is left to them (decisions §10.7). */
export const TURNOS_DE_QUIEN_PARTICIPO = {
  validar: SIN_TURNO,
  revisar: SIN_TURNO,
  aprobar: SIN_TURNO,
} as const satisfies Record<string, Fila>

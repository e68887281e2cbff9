import type { FirmaCierre } from '#domain/quincenas/tabla-cierre.ts'
import { nowAt } from '#api/clock.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { selectRow } from '#api/db/sql.ts'
import { PERFILES, type PerfilClave } from '#seeds/catalogos/perfiles.ts'
import { findTesoreria } from '#seeds/catalogos/tesoreria.ts'
import { hashPassword } from '#api/usuarios/clave/password.ts'

/** Password of every demo account, printed by the demo itself. */
export const CLAVE_DEMO = 'Demo-2026'

interface CuentaDemo {
  readonly usuario: string
  readonly nombre: string
  readonly perfil: PerfilClave | 'tesoreria'
  /** Entity (level 1) of a dependency's account. */
  readonly adscripcion?: string
}

/**
 * The eleven accounts; `ventanilla2` belongs to another entity than the other two of a dependency. There are two of an auxiliar: who
 * requested a close, or validated for a dependency without a validator, does not review it.
 */
export const CUENTAS_DEMO: readonly CuentaDemo[] = [
  { usuario: 'admin', nombre: 'Gabriela Sandoval Ríos', perfil: 'administrador' },
  { usuario: 'auxiliar', nombre: 'Tomás Arriaga Peña', perfil: 'auxiliar' },
  { usuario: 'jefe', nombre: 'Ignacio Bárcenas Núñez', perfil: 'jefe' },
  { usuario: 'director', nombre: 'Mónica Urrutia Lara', perfil: 'director' },
  { usuario: 'titular', nombre: 'Ramón Échave Zúñiga', perfil: 'titular' },
  { usuario: 'auditor', nombre: 'Silvia Ordaz Treviño', perfil: 'auditor' },
  { usuario: 'ventanilla1', nombre: 'Lucía Robledo', perfil: 'ventanilla', adscripcion: 'Secretaría de Salud' },
  { usuario: 'validador1', nombre: 'Elena Quiroz', perfil: 'validador', adscripcion: 'Secretaría de Salud' },
  { usuario: 'ventanilla2', nombre: 'Óscar Luévano', perfil: 'ventanilla', adscripcion: 'Secretaría de Educación' },
  { usuario: 'auxiliar2', nombre: 'Beatriz Olmos Cervantes', perfil: 'auxiliar' },
  { usuario: 'tesoreria', nombre: 'Rebeca Ibarra Solís', perfil: 'tesoreria' },
]

/** Who gives each signature of a close, of any entity: the sign-in page tells it. */
export const FIRMANTES_DEMO = {
  solicitar: 'auxiliar',
  revisar: 'auxiliar2',
  aprobar: 'jefe',
  firmar: 'director',
  autorizar: 'titular',
} as const satisfies Record<FirmaCierre, string>

/** Creates the accounts and notes which they are and who signs a close: the sign-in page tells those and no other. Their password is hashed once: equal hashes of a public password hide nothing. */
export async function loadUsuariosDemo(): Promise<void> {
  const claveHash = await hashPassword(CLAVE_DEMO)
  for (const cuenta of CUENTAS_DEMO) await insertCuenta(cuenta, claveHash)
  const usuarios = JSON.stringify(CUENTAS_DEMO.map(({ usuario }) => usuario))
  const notas = [
    ['demo.cuentas', usuarios],
    ['demo.firmantes', JSON.stringify(FIRMANTES_DEMO)],
  ]
  await insertRows('ajustes', ['clave', 'valor'], notas)
}

async function insertCuenta({ usuario, nombre, perfil, adscripcion }: CuentaDemo, claveHash: string): Promise<void> {
  const lugar = adscripcion
    ? await selectRow<{ id: number; parent_id: number }>(
        'SELECT id, parent_id FROM unidades WHERE nivel = 1 AND nombre = $1',
        [adscripcion],
      )
    : null
  await insertRows(
    'usuarios',
    ['usuario', 'nombre', 'correo', 'clave_hash', 'perfil_id', 'entidad_id', 'adscripcion_id', 'creado_at'],
    [
      [
        usuario,
        nombre,
        `${usuario}@pensiones.ejemplo.gob.mx`,
        claveHash,
        perfil === 'tesoreria' ? await findTesoreria() : PERFILES[perfil].id,
        lugar?.parent_id ?? null,
        lugar?.id ?? null,
        nowAt(),
      ],
    ],
  )
}

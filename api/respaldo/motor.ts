import { MOTOR_POSTGRES } from './base-postgres.ts'
import { MOTOR_SQLITE } from './base-sqlite.ts'
import type { MotorRespaldo } from './base.ts'
import type { Manifiesto } from './manifiesto.ts'

export function motorDe(motor: Manifiesto['motor']): MotorRespaldo {
  return motor === 'sqlite' ? MOTOR_SQLITE : MOTOR_POSTGRES
}

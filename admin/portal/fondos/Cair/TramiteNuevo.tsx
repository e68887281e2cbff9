import { useState } from 'react'
import { NOMBRE_SITUACION } from '#domain/afiliacion/situacion.ts'
import { TIPOS_TRAMITE_CAIR, type CuentaPanel, type TipoTramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import { impideRetiro, MOTIVOS_RETIRO } from '#domain/fondos/cair/retiro.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { PersonaPicker } from '#admin/shared/casos/PersonaPicker.tsx'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { RetiroDialog } from './RetiroDialog.tsx'
import { useCuenta } from './use-cair.ts'
import { VoluntariaDialog } from './VoluntariaDialog.tsx'
import type { MotivoRetiro } from '#domain/fondos/cair/retiro.ts'
import type { PersonaElegida } from '#admin/shared/casos/PersonaPicker.tsx'
import type { ReactElement } from 'react'

/** A procedure about to be asked for; by an address of the map, with its reason. */
export interface Nuevo {
  readonly tipo: TipoTramiteCair
  readonly motivo?: MotivoRetiro
}

interface TramiteNuevoProps extends Nuevo {
  onClose: () => void
}

/** The search of the person and whether the procedure is for them (spec 2 §2.19); then the procedure itself. */
export function TramiteNuevo({ tipo, motivo, onClose }: TramiteNuevoProps): ReactElement {
  const [persona, setPersona] = useState<PersonaElegida | null>(null)
  const [chosen, setChosen] = useState(false)
  const { data: cuenta, error, refetch } = useCuenta(persona?.interno ?? null)
  const impide = cuenta ? impideDe(tipo, cuenta, motivo) : ''
  if (chosen && cuenta)
    return tipo === 'retiro' ? (
      <RetiroDialog cuenta={cuenta} onClose={onClose} />
    ) : (
      <VoluntariaDialog cuenta={cuenta} onClose={onClose} />
    )
  return (
    <ActDialog
      title={`${TIPOS_TRAMITE_CAIR[tipo]}${motivo ? ` ${MOTIVOS_RETIRO[motivo].titulo.toLowerCase()}` : ''}`}
      action="Continuar"
      busyText="Abriendo…"
      busy={false}
      waiting={!cuenta || impide !== ''}
      size="md"
      onSubmit={() => setChosen(true)}
      onClose={onClose}
    >
      <PersonaPicker
        value={persona}
        onChange={setPersona}
        help="Escribe al menos 3 letras del nombre, la CURP o el número interno."
      />
      {error && <ErrorState title="No se pudo cargar la cuenta." error={error} onRetry={() => void refetch()} />}
      {persona && !cuenta && !error && <Skeleton lines={3} label="Cargando la cuenta" />}
      {cuenta && (
        <>
          <KeyValueList
            items={[
              { label: 'Situación', value: NOMBRE_SITUACION[cuenta.situacion] },
              { label: 'Entidad', value: cuenta.entidad },
              ...(cuenta.situacion === 'D' ? [] : [{ label: 'Edad', value: `${cuenta.edad} años` }]),
              { label: 'Saldo', value: formatPesos(cuenta.saldo.total) },
            ]}
          />
          {impide === '' ? (
            <Note tone="good" live>
              Puede solicitarlo.
            </Note>
          ) : (
            <Note tone="warn" live>
              {impide}
            </Note>
          )}
        </>
      )}
    </ActDialog>
  )
}

/** Why the procedure cannot go on with this account; "" when it can. */
function impideDe(tipo: TipoTramiteCair, cuenta: CuentaPanel, motivo: MotivoRetiro | undefined): string {
  const { retiro, voluntaria, retiroAbierto, saldo, situacion, edad } = cuenta
  if (tipo === 'voluntaria') return voluntaria.impide
  if (motivo && retiro.motivo !== motivo) return impideRetiro(motivo, { situacion, edad, conEntidad: true }, 0)
  if (retiro.impide !== '') return retiro.impide
  if (retiroAbierto !== '') return `Ya hay un retiro por aprobar: ${retiroAbierto}.`
  return saldo.total > 0 ? '' : 'La cuenta no tiene saldo.'
}

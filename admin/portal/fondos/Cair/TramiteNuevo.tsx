import { useState } from 'react'
import { NOMBRE_SITUACION } from '#domain/afiliacion/situacion.ts'
import { TIPOS_TRAMITE_CAIR } from '#domain/fondos/cair/panel-cair.ts'
import { impideTramite, type TramitePedido } from '#domain/fondos/cair/impide-tramite.ts'
import { MOTIVOS_RETIRO } from '#domain/fondos/cair/retiro.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { PersonaPicker } from '#admin/shared/casos/PersonaPicker.tsx'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { RetiroDialog } from './RetiroDialog.tsx'
import { buscarCandidatos, useCuenta } from './use-cair.ts'
import { VoluntariaDialog } from './VoluntariaDialog.tsx'
import type { PersonaElegida } from '#admin/shared/casos/PersonaPicker.tsx'
import type { ReactElement } from 'react'

interface TramiteNuevoProps extends TramitePedido {
  onClose: () => void
}

/** The search of the person and whether the procedure is for them (spec 2 §2.19); then the procedure itself. */
export function TramiteNuevo({ tipo, motivo, onClose }: TramiteNuevoProps): ReactElement {
  const [persona, setPersona] = useState<PersonaElegida | null>(null)
  const [chosen, setChosen] = useState(false)
  const { data: cuenta, error, refetch } = useCuenta(persona?.interno ?? null)
  const impide = cuenta ? impideTramite({ tipo, motivo }, cuenta) : ''
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
        buscar={buscarCandidatos({ tipo, motivo })}
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

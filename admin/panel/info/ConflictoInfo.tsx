import { ETIQUETA_INFO } from '#domain/instituto/campos-info.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { valorLegible, type CamposInfo } from './use-campos-info.ts'
import { valorDe } from './valor-de.ts'
import type { ReactElement } from 'react'

/** Both values of a field that two people changed; the person says which holds. */
export function ConflictoInfo({ campos }: { campos: CamposInfo }): ReactElement | null {
  const { conflicto, settle } = campos
  if (!conflicto) return null
  const { campo, mio, actual, mensaje } = conflicto
  return (
    <Dialog
      open
      locked
      title="Este dato cambió mientras lo editabas"
      onClose={() => settle(false)}
      footer={
        <>
          <Button onClick={() => settle(false)}>Dejar lo guardado</Button>
          <Button variant="primary" onClick={() => settle(true)}>
            Guardar lo mío
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>
          <strong>{ETIQUETA_INFO[campo]}</strong>: {mensaje}
        </p>
        <KeyValueList
          wide
          items={[
            { label: 'Lo mío', value: valorLegible(campo, mio) },
            { label: 'Lo guardado', value: valorLegible(campo, valorDe(actual, campo)) },
          ]}
        />
      </div>
    </Dialog>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { fechaHoraTexto } from '#domain/calendario/instante-texto.ts'
import { api } from '#admin/providers/api-client.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { AltaDosPasosDialog } from './AltaDosPasosDialog.tsx'
import { ClaveDialog } from './ClaveDialog.tsx'
import { CodigosDialog } from './CodigosDialog.tsx'
import { MI_CUENTA } from './mi-cuenta.ts'
import type { DosPasosEstado } from '#domain/usuarios/cuenta.ts'
import type { ReactElement } from 'react'

/** Few enough that one more lost phone would lock the person out. */
const POCOS = 3

/** Two-step codes of the account: on or off, and the recovery codes. */
export function DosPasosCard({ estado }: { estado: DosPasosEstado }): ReactElement {
  const client = useQueryClient()
  const [open, setOpen] = useState<'alta' | 'codigos' | 'desactivar' | null>(null)
  const [codigos, setCodigos] = useState<readonly string[] | null>(null)
  const close = (): void => setOpen(null)
  /** The codes; the card behind them tells how it stands by the time that they are kept. */
  const show = (fresh: readonly string[]): void => {
    setCodigos(fresh)
    void client.invalidateQueries({ queryKey: MI_CUENTA })
  }
  const tag = estado.activo ? (
    <StatusTag tone="green" icon={ShieldCheck}>
      Activa
    </StatusTag>
  ) : (
    <StatusTag tone="neutral" icon={ShieldOff}>
      Sin activar
    </StatusTag>
  )
  return (
    <Card title="Verificación en dos pasos" aside={tag}>
      {estado.activo ? (
        <Activa
          estado={estado}
          onCodigos={() => setOpen('codigos')}
          onOtro={() => setOpen('alta')}
          onOff={() => setOpen('desactivar')}
        />
      ) : (
        <div className="stack">
          <p className="secondary">
            Además de la contraseña, el portal pedirá el código que muestra tu teléfono. Quien sepa tu contraseña no
            podrá entrar sin él. Sirve cualquier aplicación de autenticación.
          </p>
          <div className="row">
            <Button variant="primary" icon={ShieldCheck} onClick={() => setOpen('alta')}>
              Activar verificación
            </Button>
          </div>
        </div>
      )}
      {open === 'alta' && (
        <AltaDosPasosDialog
          otro={estado.activo}
          onClose={close}
          onDone={(fresh) => {
            close()
            show(fresh)
          }}
        />
      )}
      {open === 'codigos' && (
        <CodigosNuevos
          onClose={close}
          onDone={(fresh) => {
            close()
            show(fresh)
          }}
        />
      )}
      {open === 'desactivar' && <Desactivar onClose={close} />}
      {codigos && <CodigosDialog codigos={codigos} onClose={() => setCodigos(null)} />}
    </Card>
  )
}

interface CodigosNuevosProps {
  onClose: () => void
  onDone: (codigos: readonly string[]) => void
}

function CodigosNuevos({ onClose, onDone }: CodigosNuevosProps): ReactElement {
  const act = useAct({
    call: (clave: string) => api.call('POST /api/mi-cuenta/dos-pasos/codigos', { body: { clave } }),
    done: ({ codigos }) => onDone(codigos),
  })
  return (
    <ClaveDialog title="Códigos de recuperación nuevos" action="Hacer códigos nuevos" act={act} onClose={onClose}>
      Se harán diez códigos nuevos. Los que guardaste antes dejarán de servir.
    </ClaveDialog>
  )
}

function Desactivar({ onClose }: { onClose: () => void }): ReactElement {
  const act = useAct({
    call: (clave: string) => api.call('POST /api/mi-cuenta/dos-pasos/desactivar', { body: { clave } }),
    keys: [{ queryKey: MI_CUENTA }],
    toast: () => 'Verificación en dos pasos desactivada',
    done: onClose,
  })
  return (
    <ClaveDialog title="Desactivar la verificación" action="Desactivar" danger act={act} onClose={onClose}>
      Tu cuenta se abrirá solo con la contraseña. Tus códigos de recuperación dejarán de servir y tus demás sesiones se
      cerrarán.
    </ClaveDialog>
  )
}

interface ActivaProps {
  estado: DosPasosEstado
  onCodigos: () => void
  /** To another phone. */
  onOtro: () => void
  onOff: () => void
}

function Activa({ estado, onCodigos, onOtro, onOff }: ActivaProps): ReactElement {
  const quedan = estado.codigos === 1 ? 'Te queda 1 código' : `Te quedan ${estado.codigos} códigos`
  return (
    <div className="stack">
      <p className="secondary">
        {estado.desdeAt && `Activa desde el ${fechaHoraTexto(estado.desdeAt)}. `}
        {quedan} de recuperación sin usar.
      </p>
      {estado.codigos < POCOS && (
        <Note tone="warn">Quedan pocos códigos de recuperación: haz otros diez y guárdalos fuera del teléfono.</Note>
      )}
      {estado.exigido && (
        <Note>
          Tu perfil exige la verificación en dos pasos: no se puede desactivar, pero sí pasar a otro teléfono.
        </Note>
      )}
      <div className="row">
        <Button onClick={onCodigos}>Códigos nuevos</Button>
        <Button onClick={onOtro}>Cambiar de teléfono</Button>
        {!estado.exigido && (
          <Button variant="danger" onClick={onOff}>
            Desactivar
          </Button>
        )}
      </div>
    </div>
  )
}

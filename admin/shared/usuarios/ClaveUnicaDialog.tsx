import { Copy, Printer } from 'lucide-react'
import { useState } from 'react'
import { leaveFreely, useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { UsuarioPanel } from '#domain/usuarios/usuario.ts'
import type { ReactElement } from 'react'
import './clave-unica.css'

interface ClaveUnicaDialogProps {
  usuario: Pick<UsuarioPanel, 'usuario' | 'nombre'>
  clave: string
  onClose: () => void
}

/** A one-time password, this once: leaving it any other way than by its button asks. */
export function ClaveUnicaDialog({ usuario, clave, onClose }: ClaveUnicaDialogProps): ReactElement {
  const [copied, setCopied] = useState<'si' | 'no' | null>(null)
  useLeaveGuard(true)
  const copy = (): void => {
    navigator.clipboard.writeText(clave).then(
      () => setCopied('si'),
      () => setCopied('no'),
    )
  }
  return (
    <Dialog
      open
      locked
      title="Contraseña de un solo uso"
      onClose={onClose}
      footer={
        <>
          <Button icon={Printer} onClick={() => window.print()}>
            Imprimir
          </Button>
          <Button icon={Copy} onClick={copy}>
            Copiar
          </Button>
          <Button variant="primary" onClick={() => leaveFreely(onClose)}>
            Ya la guardé
          </Button>
        </>
      }
    >
      <div className="stack">
        <KeyValueList
          wide
          items={[
            { label: 'Nombre', value: usuario.nombre },
            { label: 'Usuario', value: <span className="mono">{usuario.usuario}</span> },
            { label: 'Contraseña', value: <strong className="mono clave-texto">{clave}</strong> },
          ]}
        />
        <Note tone="warn">
          <strong>Se muestra una sola vez.</strong> Entrégala a la persona: sirve durante 3 días y al entrar se le
          pedirá cambiarla.
        </Note>
        <span role="status" className="small secondary">
          {copied === 'si' && 'Copiada al portapapeles.'}
          {copied === 'no' && 'El navegador no dejó copiarla: selecciónala y cópiala a mano.'}
        </span>
      </div>
    </Dialog>
  )
}

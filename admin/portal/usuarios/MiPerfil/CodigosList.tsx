import { Copy, Printer } from 'lucide-react'
import { useState } from 'react'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { ReactElement } from 'react'
import './mi-perfil.css'

/** The ten codes with ways to keep them off this screen; leaving or loading it again before it is closed asks. */
export function CodigosList({ codigos }: { codigos: readonly string[] }): ReactElement {
  const [copied, setCopied] = useState<boolean | null>(null)
  useLeaveGuard(true)
  const copy = (): void => {
    navigator.clipboard.writeText(codigos.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <>
      <p>
        Con uno de estos códigos entras cuando no tengas tu teléfono. Cada uno sirve una vez.{' '}
        <strong>No se volverán a mostrar.</strong>
      </p>
      <ol className="plain profile-codes mono" aria-label="Códigos de recuperación">
        {codigos.map((codigo) => (
          <li key={codigo}>{codigo}</li>
        ))}
      </ol>
      <div className="row">
        <Button size="sm" icon={Copy} onClick={copy}>
          Copiar
        </Button>
        <Button size="sm" icon={Printer} onClick={() => window.print()}>
          Imprimir
        </Button>
      </div>
      {copied !== null && (
        <Note tone={copied ? 'good' : 'warn'} live>
          {copied ? 'Copiados.' : 'El navegador no permitió copiarlos: selecciónalos o imprímelos.'}
        </Note>
      )}
    </>
  )
}

import { Eraser, Printer } from 'lucide-react'
import { useState } from 'react'
import { BindingContext } from '#admin/shared/form/binding.ts'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { PageHeader, type Titulo } from '#admin/shared/ui/pagina/PageHeader.tsx'
import type { Hoja } from './use-hoja.ts'
import type { ReactElement, ReactNode } from 'react'
import './hoja.css'

interface HojaPageProps<Valores> {
  titulo: Titulo
  facts: string
  hoja: Hoja<Valores>
  /** After the values were cleared: what else is forgotten. */
  onLimpiar: () => void
  campos: ReactNode
  papel: ReactNode
}

/** A printable form: its fields and, beside them, the paper that they become. Nothing of it is stored. */
export function HojaPage<Valores>(props: HojaPageProps<Valores>): ReactElement {
  const { titulo, facts, hoja, onLimpiar, campos, papel } = props
  const [asking, setAsking] = useState(false)
  useLeaveGuard(hoja.cambiada)
  return (
    <>
      <PageHeader
        {...titulo}
        facts={facts}
        actions={
          <>
            <Button icon={Eraser} onClick={() => setAsking(true)}>
              Limpiar Formulario
            </Button>
            <Button variant="primary" icon={Printer} onClick={() => hoja.imprimir(() => window.print())}>
              Imprimir / Guardar PDF
            </Button>
          </>
        }
      />
      <div className="hoja">
        <div className="hoja-campos no-imprimir stack">
          {hoja.issues.length > 0 && (
            <Note tone="bad" live>
              <strong>No se imprimió.</strong> Corrige{' '}
              {cuentaTexto(hoja.issues.length, 'dato marcado', 'datos marcados')}.
            </Note>
          )}
          <BindingContext value={hoja.binding}>{campos}</BindingContext>
        </div>
        {papel}
      </div>
      {asking && (
        <Dialog
          open
          title="¿Limpiar todo el formulario?"
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button onClick={() => setAsking(false)}>Cancelar</Button>
              <Button
                variant="danger"
                onClick={() => {
                  hoja.limpiar()
                  onLimpiar()
                  setAsking(false)
                }}
              >
                Limpiar Formulario
              </Button>
            </>
          }
        >
          Se borra todo lo escrito en él. No cambia nada de lo registrado.
        </Dialog>
      )}
    </>
  )
}

import { Button } from '../../ui/button/button.tsx';

type EditRemoveProps = {
  /** Of the row, which the buttons are called after. */
  name: string;
  words: {
    readonly edit: string;
    readonly editLabel: (name: string) => string;
    readonly remove: { readonly button: string; readonly label: (name: string) => string };
  };
  onEdit: () => void;
  onRemove: () => void;
};

/** The two buttons at the end of a row. */
export function EditRemove({ name, words, onEdit, onRemove }: EditRemoveProps) {
  return (
    <>
      <Button variant="ghost" size="s" aria-label={words.editLabel(name)} onClick={onEdit}>
        {words.edit}
      </Button>
      <Button variant="ghost" size="s" aria-label={words.remove.label(name)} onClick={onRemove}>
        {words.remove.button}
      </Button>
    </>
  );
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/TemplatesDialog.h"

#include "app/theme/style/Theme.h"
#include "app/theme/widgets/Combo.h"
#include "app/theme/widgets/DialogFoot.h"
#include "library/repositories/ShareTemplates.h"
#include "share/roster/ListTemplate.h"
#include "text/Spoken.h"

#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>

namespace muster::app {

namespace {

QPlainTextEdit *fixedText(const char *name)
{
    auto *edit = new QPlainTextEdit;
    edit->setObjectName(QString::fromLatin1(name));
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPointSizeF(roleFont(FontRole::Small).pointSizeF());
    edit->setFont(fixed);
    edit->setTabChangesFocus(true);
    return edit;
}

/// The places that a template knows, with what they are; the words are for this dialog alone.
QList<std::pair<QString, QString>> knownPlaces()
{
    return {{"{title}", TemplatesDialog::tr("name of the list")},
            {"{game}", TemplatesDialog::tr("the game")},
            {"{edition}", TemplatesDialog::tr("its edition")},
            {"{factions}", TemplatesDialog::tr("the factions")},
            {"{points}", TemplatesDialog::tr("points: of the list, or of the unit inside a block")},
            {"{limit}", TemplatesDialog::tr("the limit of points")},
            {"{pointsname}", TemplatesDialog::tr("what the points are called")},
            {"{verdict}", TemplatesDialog::tr("legal or not")},
            {"{findings}", TemplatesDialog::tr("the problems, one line each")},
            {"{notes}", TemplatesDialog::tr("notes: of the list, or of the unit inside a block")},
            {"{data}", TemplatesDialog::tr("version of the game's data")},
            {"{#units}\n\n{/units}\n", TemplatesDialog::tr("a block: once for each unit")},
            {"{#lines}\n\n{/lines}\n", TemplatesDialog::tr("a block: once for everything chosen")},
            {"{name}", TemplatesDialog::tr("in a block: the name")},
            {"{nickname}", TemplatesDialog::tr("in a block: your own name for it")},
            {"{count}", TemplatesDialog::tr("in a block: how many")},
            {"{size}", TemplatesDialog::tr("in a block: models in the unit")},
            {"{slot}", TemplatesDialog::tr("in a block: the slot")},
            {"{options}", TemplatesDialog::tr("in a block: everything the unit has, on one line")},
            {"{formation}", TemplatesDialog::tr("in a block: the formation it belongs to")},
            {"{indent}", TemplatesDialog::tr("in a block: blanks by depth")}};
}

} // namespace

TemplatesDialog::TemplatesDialog(const Services &services, share::RosterExport example, const QString &open, QWidget *parent)
    : QDialog(parent), m_services(services), m_example(std::move(example))
{
    setObjectName("templatesDialog");
    setWindowTitle(tr("Templates for sharing"));
    makeFields();
    auto *foot = new DialogFoot(this);
    QPushButton *fresh = foot->addAside(tr("New template"));
    fresh->setObjectName("templateNew");
    m_message = foot->remark();
    m_back = foot->addButton(tr("Bring it back"));
    m_back->setObjectName("templateBack");
    m_back->hide();
    m_remove = foot->addButton(tr("Remove"));
    m_remove->setObjectName("templateRemove");
    const QPushButton *close = foot->addButton(tr("Close"));
    m_keep = foot->addVerb(tr("Keep"));
    m_keep->setObjectName("templateKeep");
    layout()->addWidget(foot);
    resize(940, 600);
    connect(fresh, &QPushButton::clicked, this, [this] {
        m_list->setCurrentRow(-1);
        showOne({});
        m_name->setFocus();
    });
    connect(m_back, &QPushButton::clicked, this, &TemplatesDialog::bringBack);
    connect(m_remove, &QPushButton::clicked, this, &TemplatesDialog::remove);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_keep, &QPushButton::clicked, this, [this] { keep(); });
    fill(open);
}

void TemplatesDialog::makeFields()
{
    m_list = new QListWidget;
    m_list->setObjectName("templateList");
    m_list->setAccessibleName(tr("Templates for sharing"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFixedWidth(200);
    m_name = new QLineEdit;
    m_name->setObjectName("templateName");
    m_name->setAccessibleName(tr("Name"));
    m_name->setPlaceholderText(tr("Name of the template"));
    m_places = new Combo;
    m_places->setObjectName("templatePlaces");
    m_places->setAccessibleName(tr("Insert a place"));
    m_places->addItem(tr("Insert a place…"));
    for (const auto &[place, meaning] : knownPlaces())
        m_places->addItem(QStringLiteral("%1  %2").arg(place.simplified().remove(' '), meaning), place);
    m_text = fixedText("templateText");
    m_text->setAccessibleName(tr("Text of the template"));
    m_preview = fixedText("templatePreview");
    m_preview->setAccessibleName(tr("The list in it"));
    m_preview->setReadOnly(true);
    auto *top = new QHBoxLayout;
    top->addWidget(m_name, 1);
    top->addWidget(m_places, 1);
    auto *texts = new QSplitter(Qt::Vertical);
    texts->addWidget(m_text);
    texts->addWidget(m_preview);
    texts->setChildrenCollapsible(false);
    auto *hint = new QLabel(
        tr("Write the text as it shall be; what stands in braces is filled in. Below is %1 in it.").arg(m_example.title));
    hint->setTextFormat(Qt::PlainText);
    hint->setProperty("role", "second");
    hint->setWordWrap(true);
    auto *right = new QVBoxLayout;
    right->setContentsMargins(12, 12, 12, 12);
    right->setSpacing(8);
    top->setSpacing(8);
    right->addWidget(hint);
    right->addLayout(top);
    right->addWidget(texts, 1);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(0);
    columns->addWidget(m_list);
    columns->addLayout(right, 1);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(0);
    page->addLayout(columns, 1);
    connect(m_list, &QListWidget::currentTextChanged, this, [this](const QString &name) {
        if (!name.isEmpty())
            showOne(name);
    });
    connect(m_text, &QPlainTextEdit::textChanged, this, &TemplatesDialog::preview);
    connect(m_name, &QLineEdit::textEdited, this, [this] { m_message->clear(); });
    connect(m_places, &QComboBox::activated, this, &TemplatesDialog::insertPlace);
}

QString TemplatesDialog::beginning()
{
    return QStringLiteral(
        "{title} ({points} / {limit} {pointsname})\n{#units}\n{formation}: {count}x {name} [{points}] {options}\n{/units}\n{verdict}\n");
}

void TemplatesDialog::fill(const QString &choose)
{
    const auto all = library::ShareTemplates(m_services.library).all();
    m_templates = all.valueOr({});
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        m_list->addItems(m_templates.keys());
        m_list->setCurrentRow(int(m_templates.keys().indexOf(choose)));
    }
    showOne(m_templates.contains(choose) ? choose : QString());
    if (!all)
        m_message->setText(text::spoken(all.error()));
}

void TemplatesDialog::showOne(const QString &name)
{
    m_shown = name;
    m_name->setText(name);
    m_text->setPlainText(name.isEmpty() ? beginning() : m_templates.value(name));
    m_remove->setEnabled(!name.isEmpty());
    m_message->clear();
}

void TemplatesDialog::preview()
{
    m_preview->setPlainText(share::fillListTemplate(m_text->toPlainText(), m_example));
}

void TemplatesDialog::insertPlace(int index)
{
    m_text->insertPlainText(m_places->itemData(index).toString());
    m_places->setCurrentIndex(0);
    m_text->setFocus();
}

bool TemplatesDialog::isChanged() const
{
    const QString before = m_shown.isEmpty() ? beginning() : m_templates.value(m_shown);
    return m_text->toPlainText() != before || m_name->text() != m_shown;
}

// A new name makes a second one; the first stays until it is removed.
bool TemplatesDialog::keep()
{
    const QString name = library::ShareTemplates::tidy(m_name->text());
    if (name.isEmpty() || m_text->toPlainText().trimmed().isEmpty()) {
        m_message->setText(name.isEmpty() ? tr("Give it a name first.") : tr("There is no text in it yet."));
        (name.isEmpty() ? static_cast<QWidget *>(m_name) : m_text)->setFocus();
        return false;
    }
    const auto kept = library::ShareTemplates(m_services.library).save(name, m_text->toPlainText());
    if (!kept) {
        m_message->setText(tr("Not saved: %1").arg(text::spoken(kept.error())));
        return false;
    }
    m_lastSaved = name;
    fill(name);
    m_message->setText(tr("%1 is kept in the library.").arg(name));
    return true;
}

void TemplatesDialog::remove()
{
    const QString name = m_shown, text = m_templates.value(m_shown);
    const auto gone = library::ShareTemplates(m_services.library).remove(name);
    if (!gone) {
        m_message->setText(tr("Not removed: %1").arg(text::spoken(gone.error())));
        return;
    }
    m_removedName = name;
    m_removedText = text;
    m_back->show();
    fill({});
    m_message->setText(tr("%1 is removed.").arg(name));
}

void TemplatesDialog::bringBack()
{
    const auto kept = library::ShareTemplates(m_services.library).save(m_removedName, m_removedText);
    if (!kept) {
        m_message->setText(tr("Not saved: %1").arg(text::spoken(kept.error())));
        return;
    }
    m_back->hide();
    fill(m_removedName);
}

// Work is not thrown away by a key.
void TemplatesDialog::reject()
{
    if (!isChanged() || m_text->toPlainText().trimmed().isEmpty() || (m_shown.isEmpty() && m_text->toPlainText() == beginning()))
        return QDialog::reject();
    auto *box = new QMessageBox(QMessageBox::Question, windowTitle(), tr("Keep what you wrote?"), QMessageBox::NoButton, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton *yes = box->addButton(tr("Keep"), QMessageBox::AcceptRole);
    const QPushButton *no = box->addButton(tr("Throw away"), QMessageBox::DestructiveRole);
    box->addButton(tr("Go on writing"), QMessageBox::RejectRole);
    connect(yes, &QPushButton::clicked, this, [this] {
        if (keep())
            QDialog::reject();
    });
    connect(no, &QPushButton::clicked, this, [this] { QDialog::reject(); });
    box->open();
}

} // namespace muster::app
